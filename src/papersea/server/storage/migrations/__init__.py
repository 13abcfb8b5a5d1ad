"""The steps that build the database, in order. Alembic runs them; none is ever changed again."""
