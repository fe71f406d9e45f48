/** How a conversation is written for a model that was trained on texts without roles: its messages, one below the other. */
export const plainTemplate =
  "{% for message in messages if message.content %}{{ message.content }}{% if not loop.last %}{{ '\\n\\n' }}{% endif %}{% endfor %}";
