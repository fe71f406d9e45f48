/** The template for models that were trained without roles: the texts of the messages, separated by blank lines. */
export const plainTemplate =
  "{% for message in messages if message.content %}{{ message.content }}{% if not loop.last %}{{ '\\n\\n' }}{% endif %}{% endfor %}";
