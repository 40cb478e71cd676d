CREATE TABLE "model_tokens" (
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "model_tokens_pkey" PRIMARY KEY("day","scope")
);
