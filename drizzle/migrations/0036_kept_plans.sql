-- Runs a statement whose plan the session keeps. A statement over HTTP has no session of its own to be prepared in, but the
-- connection behind it serves many, and to parse and plan a large statement takes several times as long as to run it.
-- The name is made from the text, so that one text has one plan. `params`: their texts, as a JSON array.
CREATE FUNCTION "execute_planned"(statement text, params json) RETURNS SETOF record LANGUAGE plpgsql AS $function$
DECLARE
  plan text := 'planned_' || md5(statement);
  given text := (
    SELECT string_agg(quote_nullable(p.value), ',' ORDER BY p.place)
    FROM json_array_elements_text(params) WITH ORDINALITY p(value, place)
  );
BEGIN
  IF NOT EXISTS (SELECT FROM pg_prepared_statements s WHERE s.name = plan) THEN
    EXECUTE format('PREPARE %I AS %s', plan, statement);
  END IF;
  RETURN QUERY EXECUTE format('EXECUTE %I', plan) || coalesce('(' || given || ')', '');
END
$function$;
