"""Reference values for the template engine: Jinja2's output for published and generated chat templates."""
