"""Reference values for the template engine: what Jinja2 makes of published and of generated chat templates."""
