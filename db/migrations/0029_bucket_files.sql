CREATE TABLE "bucket_files" (
	"key" text PRIMARY KEY NOT NULL
);
