-- By hand: lines that begin with ::: are blocks from now on, in texts of people. In what a machine wrote they stay the text that they were.
UPDATE "posts" SET "body" = regexp_replace("body", '^:::', '\\:::', 'gn')
WHERE "origin" IN ('model', 'library') AND "body" ~ '(?n)^:::';--> statement-breakpoint
UPDATE "post_versions" SET "content" = jsonb_set("content", '{body}', to_jsonb(regexp_replace("content"->>'body', '^:::', '\\:::', 'gn')))
FROM "posts"
WHERE "posts"."id" = "post_versions"."post_id" AND "posts"."origin" IN ('model', 'library') AND "post_versions"."content"->>'body' ~ '(?n)^:::';
