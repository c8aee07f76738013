--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


--
-- Name: pgboss; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA pgboss;


--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: job_state; Type: TYPE; Schema: pgboss; Owner: -
--

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


--
-- Name: create_queue(text, jsonb); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;


--
-- Name: delete_queue(text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;


--
-- Name: job_now(); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;


--
-- Name: job_table_format(text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;


--
-- Name: job_table_run(text, text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;


--
-- Name: job_table_run_async(text, integer, text, text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;


--
-- Name: audit_log_refuse_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.audit_log_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever added to: % is refused.', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: bam; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);


--
-- Name: job; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);


--
-- Name: job_common; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);


--
-- Name: job_dependency; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);


--
-- Name: queue; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);


--
-- Name: queue_stats; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);


--
-- Name: queue_stats_20261122; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats_20261122 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: queue_stats_20261123; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: schedule; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);


--
-- Name: subscription; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);


--
-- Name: warning; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: access_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.access_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    prefix text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT access_tokens_have_a_scope CHECK ((cardinality(scopes) > 0))
);


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id uuid NOT NULL,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: address_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.address_changes (
    user_id uuid NOT NULL,
    new_address text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    old_confirmed_at timestamp with time zone,
    new_confirmed_at timestamp with time zone
);


--
-- Name: affiliate_clicks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.affiliate_clicks (
    day date NOT NULL,
    target text NOT NULL,
    page text DEFAULT ''::text NOT NULL,
    product_id uuid,
    label text NOT NULL,
    count integer DEFAULT 0 NOT NULL
);


--
-- Name: appointment_notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.appointment_notices (
    appointment_id uuid NOT NULL,
    sequence integer NOT NULL,
    reader text NOT NULL,
    sent_at timestamp with time zone NOT NULL
);


--
-- Name: appointments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.appointments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type_id uuid NOT NULL,
    client_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    zone text NOT NULL,
    status text DEFAULT 'confirmed'::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    cancel_reason text DEFAULT ''::text NOT NULL,
    cancel_side text,
    uid text NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT appointments_end CHECK ((ends_at > starts_at))
);


--
-- Name: audit_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_log (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_kind text NOT NULL,
    actor_mark text,
    action text NOT NULL,
    subject_mark text,
    details jsonb NOT NULL,
    CONSTRAINT audit_log_action_is_dotted CHECK ((action ~ '^[a-z-]+[.][a-z-]+$'::text)),
    CONSTRAINT audit_log_person_has_mark CHECK (((actor_kind = 'person'::text) = (actor_mark IS NOT NULL)))
);


--
-- Name: audit_people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_people (
    mark text NOT NULL,
    user_id uuid NOT NULL
);


--
-- Name: blog_automation_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blog_automation_settings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    is_only boolean DEFAULT true NOT NULL,
    user_id uuid,
    daily_prompt text NOT NULL,
    enabled boolean NOT NULL,
    publishing_time text NOT NULL,
    timezone text NOT NULL,
    mode text NOT NULL,
    last_generated_date date,
    monthly_budget_cents integer,
    input_price_cents integer,
    output_price_cents integer,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: calendar_clients; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_clients (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    user_id uuid,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: calendar_feeds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_feeds (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_read_at timestamp with time zone
);


--
-- Name: calendar_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_settings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    is_only boolean DEFAULT true NOT NULL,
    is_on boolean NOT NULL,
    time_zone text NOT NULL,
    cancel_hours integer NOT NULL,
    organizer text NOT NULL,
    saved_by uuid,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenges (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token_hash text NOT NULL,
    purpose text NOT NULL,
    user_id uuid,
    methods text[] DEFAULT '{}'::text[] NOT NULL,
    nonce text,
    next text,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: chat_conversations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat_conversations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    browser text NOT NULL,
    session_id text NOT NULL,
    user_id uuid,
    email text,
    began_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    lead_at timestamp with time zone,
    person_at timestamp with time zone
);


--
-- Name: chat_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    conversation_id uuid NOT NULL,
    place bigint NOT NULL,
    "from" text NOT NULL,
    text text NOT NULL,
    intent text,
    at timestamp with time zone NOT NULL
);


--
-- Name: chat_messages_place_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.chat_messages ALTER COLUMN place ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.chat_messages_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: chat_passages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat_passages (
    id integer NOT NULL,
    text_id text NOT NULL,
    heading text NOT NULL,
    text text NOT NULL,
    search tsvector NOT NULL,
    search_head tsvector NOT NULL
);


--
-- Name: chat_passages_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.chat_passages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: chat_passages_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.chat_passages_id_seq OWNED BY public.chat_passages.id;


--
-- Name: chat_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat_texts (
    id text NOT NULL,
    mark text NOT NULL,
    path text NOT NULL,
    title text NOT NULL,
    kind text NOT NULL,
    passages integer NOT NULL
);


--
-- Name: chat_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat_tokens (
    day date NOT NULL,
    tokens integer NOT NULL
);


--
-- Name: chat_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat_words (
    word text NOT NULL
);


--
-- Name: check_in_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.check_in_keys (
    user_id uuid NOT NULL,
    key uuid NOT NULL,
    at timestamp with time zone NOT NULL
);


--
-- Name: check_in_reminders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.check_in_reminders (
    user_id uuid NOT NULL,
    day date NOT NULL
);


--
-- Name: course_modules; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.course_modules (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_id uuid NOT NULL,
    title text NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: courses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.courses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    pillar text NOT NULL,
    title text NOT NULL,
    summary text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    is_published boolean DEFAULT true NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL
);


--
-- Name: data_exports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.data_exports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    file_key text NOT NULL,
    status text NOT NULL,
    parts_done integer DEFAULT 0 NOT NULL,
    parts_in_all integer NOT NULL,
    bytes integer,
    requested_at timestamp with time zone NOT NULL,
    ready_at timestamp with time zone,
    expires_at timestamp with time zone,
    CONSTRAINT data_exports_ready_is_whole CHECK (((status <> 'ready'::text) OR (num_nonnulls(ready_at, expires_at) = 2)))
);


--
-- Name: erasures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.erasures (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    requested_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    erased_at timestamp with time zone,
    address text,
    address_proved boolean,
    files text[] DEFAULT '{}'::text[] NOT NULL,
    is_by_admin boolean DEFAULT false NOT NULL,
    CONSTRAINT erasures_address_only_at_the_end CHECK (((erased_at IS NULL) = (address IS NULL)))
);


--
-- Name: factors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.factors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'unverified'::text NOT NULL,
    secret text NOT NULL,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    verified_at timestamp with time zone,
    last_used_at timestamp with time zone
);


--
-- Name: generation_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generation_items (
    run_id uuid NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    prompt text NOT NULL,
    scheduled_for timestamp with time zone,
    article jsonb,
    error text,
    post_id uuid
);


--
-- Name: generation_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generation_runs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    input jsonb NOT NULL,
    requested_by uuid,
    step text DEFAULT ''::text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 1 NOT NULL,
    is_cancel_asked boolean DEFAULT false NOT NULL,
    alive_at timestamp with time zone,
    error text,
    topic text,
    local_date date,
    post_id uuid,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone
);


--
-- Name: habit_weeks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.habit_weeks (
    user_id uuid NOT NULL,
    week date NOT NULL,
    habit text NOT NULL,
    done_on date[] DEFAULT '{}'::date[] NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: health_access; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health_access (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_kind text NOT NULL,
    admin_id uuid,
    token_id uuid,
    action text NOT NULL,
    what text NOT NULL,
    day date,
    times integer DEFAULT 1 NOT NULL,
    token_name text,
    CONSTRAINT health_access_what_is_summed_up_has_a_day CHECK ((((day IS NOT NULL) = ((actor_kind = 'member'::text) AND (action = 'read'::text))) OR (actor_kind = 'token'::text)))
);


--
-- Name: health_imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health_imports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    file_name text NOT NULL,
    bytes bigint NOT NULL,
    file_changed_at timestamp with time zone NOT NULL,
    part_bytes integer NOT NULL,
    parts integer[] DEFAULT '{}'::integer[] NOT NULL,
    state text NOT NULL,
    mapping jsonb,
    bytes_read bigint DEFAULT 0 NOT NULL,
    counts jsonb,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    failure text,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    undone_at timestamp with time zone
);


--
-- Name: health_labs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health_labs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    collected_on date NOT NULL,
    laboratory text DEFAULT ''::text NOT NULL,
    fasting boolean,
    origin text DEFAULT 'typed'::text NOT NULL,
    fingerprint text,
    CONSTRAINT health_labs_origin CHECK ((origin = ANY (ARRAY['typed'::text, 'pasted'::text, 'csv'::text, 'fhir'::text])))
);


--
-- Name: health_source_ranks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health_source_ranks (
    user_id uuid NOT NULL,
    metric text NOT NULL,
    source_id uuid NOT NULL,
    place integer NOT NULL
);


--
-- Name: health_sources; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health_sources (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: health_stats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health_stats (
    user_id uuid NOT NULL,
    day date NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    zone text NOT NULL,
    weight_kg numeric(8,2),
    sleep_hours numeric(8,4),
    steps integer,
    water_liters numeric(8,3),
    hrv_ms numeric(8,1),
    resting_hr numeric(8,1),
    entered_at timestamp with time zone,
    hrv_method text,
    sources jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT health_stats_hrv_method CHECK ((hrv_method = ANY (ARRAY['rmssd'::text, 'sdnn'::text]))),
    CONSTRAINT health_stats_hrv_ms_range CHECK (((hrv_ms >= (1)::numeric) AND (hrv_ms <= (300)::numeric))),
    CONSTRAINT health_stats_not_empty CHECK ((num_nonnulls(weight_kg, sleep_hours, steps, water_liters, hrv_ms, resting_hr) > 0)),
    CONSTRAINT health_stats_resting_hr_range CHECK (((resting_hr >= (25)::numeric) AND (resting_hr <= (220)::numeric))),
    CONSTRAINT health_stats_sleep_hours_range CHECK (((sleep_hours >= (0)::numeric) AND (sleep_hours <= (24)::numeric))),
    CONSTRAINT health_stats_steps_range CHECK (((steps >= 0) AND (steps <= 120000))),
    CONSTRAINT health_stats_water_liters_range CHECK (((water_liters >= (0)::numeric) AND (water_liters <= (15)::numeric))),
    CONSTRAINT health_stats_weight_kg_range CHECK (((weight_kg >= (20)::numeric) AND (weight_kg <= (400)::numeric)))
);


--
-- Name: health_streaks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health_streaks (
    user_id uuid NOT NULL,
    streak_type text NOT NULL,
    current_streak integer NOT NULL,
    longest_streak integer NOT NULL,
    last_entry_date date,
    CONSTRAINT health_streaks_lengths CHECK (((current_streak >= 0) AND (longest_streak >= current_streak))),
    CONSTRAINT health_streaks_type CHECK ((streak_type = ANY (ARRAY['daily_entry'::text, 'weekly_labs'::text])))
);


--
-- Name: health_values; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health_values (
    user_id uuid NOT NULL,
    metric text NOT NULL,
    day date NOT NULL,
    source_id uuid NOT NULL,
    import_id uuid NOT NULL,
    method text DEFAULT ''::text NOT NULL,
    value numeric(10,4) NOT NULL,
    imported_at timestamp with time zone NOT NULL,
    also_in uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    CONSTRAINT health_values_method CHECK ((method = ANY (ARRAY[''::text, 'rmssd'::text, 'sdnn'::text])))
);


--
-- Name: inbox_drafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.inbox_drafts (
    item_id uuid NOT NULL,
    user_id uuid NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: inbox_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.inbox_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    item_id uuid NOT NULL,
    kind text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    body text NOT NULL,
    written_by uuid,
    sender text,
    message_id text,
    attachments text[] DEFAULT '{}'::text[] NOT NULL,
    at timestamp with time zone NOT NULL,
    mailed_at timestamp with time zone
);


--
-- Name: inbox_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.inbox_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    body text NOT NULL,
    spam boolean NOT NULL,
    received_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    ref text,
    status text DEFAULT 'open'::text NOT NULL,
    assignee_id uuid,
    begun_at timestamp with time zone,
    told_as text,
    said text DEFAULT ''::text NOT NULL,
    gist text GENERATED ALWAYS AS (lower(((((((name || ' '::text) || email) || ' '::text) || body) || ' '::text) || said))) STORED
);


--
-- Name: lab_results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lab_results (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    lab_id uuid NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    loinc text,
    operator text,
    value numeric,
    words text,
    unit text DEFAULT ''::text NOT NULL,
    ucum text,
    low numeric,
    low_inclusive boolean DEFAULT true NOT NULL,
    high numeric,
    high_inclusive boolean DEFAULT true NOT NULL,
    flag text,
    CONSTRAINT lab_results_flag CHECK ((flag = ANY (ARRAY['LL'::text, 'L'::text, 'N'::text, 'H'::text, 'HH'::text, 'A'::text]))),
    CONSTRAINT lab_results_operator CHECK (((operator IS NULL) OR ((value IS NOT NULL) AND (operator = ANY (ARRAY['<'::text, '<='::text, '>'::text, '>='::text]))))),
    CONSTRAINT lab_results_range CHECK (((low IS NULL) OR (high IS NULL) OR (low <= high))),
    CONSTRAINT lab_results_value CHECK ((num_nonnulls(value, words) = 1))
);


--
-- Name: lab_targets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lab_targets (
    loinc text NOT NULL,
    ucum text NOT NULL,
    low numeric,
    high numeric,
    reason text DEFAULT ''::text NOT NULL,
    updated_by uuid,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT lab_targets_band CHECK (((num_nonnulls(low, high) > 0) AND ((low IS NULL) OR (high IS NULL) OR (low <= high))))
);


--
-- Name: lesson_captions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_captions (
    lesson_id uuid NOT NULL,
    language text NOT NULL,
    label text NOT NULL,
    vtt text NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: lesson_cues; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_cues (
    lesson_id uuid NOT NULL,
    language text NOT NULL,
    number integer NOT NULL,
    starts_ms integer NOT NULL,
    ends_ms integer NOT NULL,
    text text NOT NULL,
    gist text GENERATED ALWAYS AS (lower(text)) STORED,
    search tsvector GENERATED ALWAYS AS (to_tsvector('english'::regconfig, text)) STORED
);


--
-- Name: lesson_drafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_drafts (
    id uuid NOT NULL,
    lesson_id uuid NOT NULL,
    fields jsonb NOT NULL,
    over integer NOT NULL,
    saved_by uuid,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: lesson_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    lesson_id uuid NOT NULL,
    at_seconds integer,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: lesson_progress; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_progress (
    user_id uuid NOT NULL,
    lesson_id uuid NOT NULL,
    position_seconds integer DEFAULT 0 NOT NULL,
    watched jsonb DEFAULT '[]'::jsonb NOT NULL,
    done_at timestamp with time zone,
    opened_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: lesson_recordings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_recordings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    lesson_id uuid NOT NULL,
    kind text NOT NULL,
    file_name text NOT NULL,
    content_type text NOT NULL,
    bytes bigint NOT NULL,
    part_bytes integer NOT NULL,
    file_changed_at timestamp with time zone NOT NULL,
    complete_at timestamp with time zone,
    created_by uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT lesson_recordings_length CHECK (((bytes > 0) AND (part_bytes > 0)))
);


--
-- Name: lesson_resources; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_resources (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    lesson_id uuid NOT NULL,
    title text NOT NULL,
    address text NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: lesson_uploads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_uploads (
    key text NOT NULL,
    lesson_id uuid NOT NULL,
    picture jsonb NOT NULL,
    uploaded_at timestamp with time zone NOT NULL
);


--
-- Name: lesson_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lesson_words (
    word text NOT NULL
);


--
-- Name: lessons; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lessons (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_id uuid NOT NULL,
    module_id uuid NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    practice text DEFAULT ''::text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    duration_seconds integer DEFAULT 0 NOT NULL,
    is_preview boolean DEFAULT false NOT NULL,
    opens_in_trial boolean DEFAULT false NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    "position" integer NOT NULL,
    reviewed_at timestamp with time zone,
    reviewed_by text,
    published_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    html text DEFAULT ''::text NOT NULL,
    headings jsonb DEFAULT '[]'::jsonb NOT NULL,
    plain text DEFAULT ''::text NOT NULL,
    gist text DEFAULT ''::text NOT NULL,
    search tsvector DEFAULT ''::tsvector NOT NULL,
    CONSTRAINT lessons_duration CHECK ((duration_seconds >= 0)),
    CONSTRAINT lessons_published CHECK (((status = 'draft'::text) OR (published_at IS NOT NULL)))
);


--
-- Name: mail_preferences; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_preferences (
    user_id uuid NOT NULL,
    topic text NOT NULL,
    is_wanted boolean NOT NULL
);


--
-- Name: mailed_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mailed_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token_hash text NOT NULL,
    purpose text NOT NULL,
    user_id uuid NOT NULL,
    address text NOT NULL,
    next text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: member_stories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.member_stories (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    edited_text text,
    rating integer NOT NULL,
    consented_at timestamp with time zone NOT NULL,
    picture jsonb,
    status text NOT NULL,
    held boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    CONSTRAINT member_stories_edited_text CHECK (((char_length(edited_text) >= 20) AND (char_length(edited_text) <= 1200))),
    CONSTRAINT member_stories_rating CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT member_stories_text CHECK (((char_length(text) >= 20) AND (char_length(text) <= 1200)))
);


--
-- Name: membership_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.membership_events (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    note jsonb DEFAULT '{}'::jsonb NOT NULL,
    source text
);


--
-- Name: memberships; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memberships (
    user_id uuid NOT NULL,
    trial_requested_at timestamp with time zone,
    trial_started_at timestamp with time zone,
    trial_ends_at timestamp with time zone,
    granted_at timestamp with time zone,
    granted_until timestamp with time zone,
    customer_id text,
    billing jsonb,
    CONSTRAINT memberships_end_needs_grant CHECK (((granted_until IS NULL) OR (granted_at IS NOT NULL))),
    CONSTRAINT memberships_trial_has_length CHECK ((trial_ends_at > trial_started_at)),
    CONSTRAINT memberships_trial_is_whole CHECK (((trial_started_at IS NULL) = (trial_ends_at IS NULL)))
);


--
-- Name: model_usage; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.model_usage (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    run_id uuid,
    "position" integer DEFAULT 0 NOT NULL,
    post_id uuid,
    model text NOT NULL,
    input_tokens integer NOT NULL,
    output_tokens integer NOT NULL,
    cost_micros bigint,
    used_at timestamp with time zone NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint DEFAULT 0 NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    is_backed_up boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: plan_prices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.plan_prices (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    plan text NOT NULL,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    stripe_price_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT plan_prices_positive CHECK ((amount_cents > 0))
);


--
-- Name: post_chores; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_chores (
    kind text NOT NULL,
    run_id uuid NOT NULL,
    status text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    file_key text,
    bytes integer,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);


--
-- Name: post_link_findings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_link_findings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    post_id uuid NOT NULL,
    link text NOT NULL,
    problem text NOT NULL,
    checked_at timestamp with time zone NOT NULL
);


--
-- Name: post_slugs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_slugs (
    slug text NOT NULL,
    post_id uuid NOT NULL
);


--
-- Name: post_uploads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_uploads (
    key text NOT NULL,
    post_id uuid NOT NULL,
    picture jsonb NOT NULL,
    uploaded_at timestamp with time zone NOT NULL
);


--
-- Name: post_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_versions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    post_id uuid NOT NULL,
    kind text NOT NULL,
    content jsonb NOT NULL,
    saved_by uuid,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: post_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_words (
    word text NOT NULL
);


--
-- Name: posts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.posts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    author text NOT NULL,
    body text NOT NULL,
    meta_description text DEFAULT ''::text NOT NULL,
    cover_image text DEFAULT ''::text NOT NULL,
    cover jsonb,
    pictures jsonb DEFAULT '{}'::jsonb NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    pillar text,
    published boolean DEFAULT false NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    scheduled_for timestamp with time zone,
    date timestamp with time zone,
    origin text DEFAULT 'hand'::text NOT NULL,
    model text,
    note text,
    reviewed_by uuid,
    reviewed_at timestamp with time zone,
    created_by uuid,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    html text NOT NULL,
    headings jsonb NOT NULL,
    words integer NOT NULL,
    gist text NOT NULL,
    plain text NOT NULL,
    search tsvector NOT NULL,
    search_head tsvector NOT NULL,
    CONSTRAINT posts_dated CHECK (((status <> 'published'::text) OR (date IS NOT NULL))),
    CONSTRAINT posts_one_status CHECK ((published = (status = 'published'::text))),
    CONSTRAINT posts_scheduled_when CHECK (((status = 'scheduled'::text) = (scheduled_for IS NOT NULL)))
);


--
-- Name: product_history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_history (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    product_id uuid NOT NULL,
    price text NOT NULL,
    price_cents integer,
    currency text,
    in_stock boolean NOT NULL,
    source text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);


--
-- Name: product_imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_imports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    status text DEFAULT 'reviewed'::text NOT NULL,
    file_name text NOT NULL,
    ignored text[] NOT NULL,
    rows jsonb NOT NULL,
    undo jsonb,
    created_by uuid,
    created_at timestamp with time zone NOT NULL,
    saved_at timestamp with time zone,
    undone_at timestamp with time zone
);


--
-- Name: product_slugs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.product_slugs (
    slug text NOT NULL,
    product_id uuid NOT NULL
);


--
-- Name: products; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.products (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    price text DEFAULT ''::text NOT NULL,
    price_cents integer,
    currency text,
    compare_at text DEFAULT ''::text NOT NULL,
    price_source text DEFAULT 'hand'::text NOT NULL,
    checked_at timestamp with time zone,
    image_url text DEFAULT ''::text NOT NULL,
    image jsonb,
    source_url text,
    affiliate_url text,
    source_site text,
    category text DEFAULT 'equipment'::text NOT NULL,
    in_stock boolean DEFAULT true NOT NULL,
    featured boolean DEFAULT false NOT NULL,
    pillar text,
    evidence jsonb,
    scrape_data jsonb,
    provenance jsonb DEFAULT '{}'::jsonb NOT NULL,
    hand_edited text[] DEFAULT '{}'::text[] NOT NULL,
    proposed jsonb DEFAULT '{}'::jsonb NOT NULL,
    declined jsonb DEFAULT '{}'::jsonb NOT NULL,
    gone_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    gist text NOT NULL,
    popularity integer NOT NULL,
    sort_name text NOT NULL,
    shelf text GENERATED ALWAYS AS (
CASE
    WHEN (category = 'equipment'::text) THEN 'equipment'::text
    ELSE 'supplements'::text
END) STORED NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT products_price_has_currency CHECK (((price_cents IS NULL) OR (currency IS NOT NULL))),
    CONSTRAINT products_scraped_from CHECK (((scrape_data IS NULL) OR (source_site IS NOT NULL)))
);


--
-- Name: profiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.profiles (
    user_id uuid NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    time_zone text,
    is_time_zone_chosen boolean DEFAULT false NOT NULL,
    units text DEFAULT 'metric'::text NOT NULL,
    date_language text,
    picture jsonb
);


--
-- Name: publications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.publications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    post_id uuid,
    title text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    claimed_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    error text
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    taken_at timestamp with time zone[] NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: recording_parts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recording_parts (
    recording_id uuid NOT NULL,
    number integer NOT NULL
);


--
-- Name: recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_codes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    code_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: rest_ranges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rest_ranges (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    from_day date NOT NULL,
    to_day date NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT rest_ranges_kind CHECK ((kind = ANY (ARRAY['rest'::text, 'sick'::text, 'travel'::text]))),
    CONSTRAINT rest_ranges_order CHECK ((to_day >= from_day))
);


--
-- Name: scraped_hosts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.scraped_hosts (
    host text NOT NULL,
    robots text DEFAULT ''::text NOT NULL,
    robots_read_at timestamp with time zone,
    next_visit_at timestamp with time zone NOT NULL
);


--
-- Name: scraped_pages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.scraped_pages (
    url text NOT NULL,
    etag text,
    last_modified text,
    read_at timestamp with time zone NOT NULL
);


--
-- Name: second_step_removals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.second_step_removals (
    user_id uuid NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL
);


--
-- Name: session_types; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session_types (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    minutes integer NOT NULL,
    price text DEFAULT ''::text NOT NULL,
    place text DEFAULT ''::text NOT NULL,
    pillar text,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT session_types_minutes CHECK (((minutes >= 5) AND (minutes <= 720)))
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token text NOT NULL,
    user_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    assurance text DEFAULT 'aal1'::text NOT NULL,
    methods text[] DEFAULT '{}'::text[] NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    place text
);


--
-- Name: shop_refresh_pages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shop_refresh_pages (
    refresh_id uuid NOT NULL,
    url text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    outcome jsonb
);


--
-- Name: shop_refresh_pages_position_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.shop_refresh_pages ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.shop_refresh_pages_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: shop_refreshes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shop_refreshes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    supplier_id uuid,
    url text,
    affiliate_base_url text,
    status text DEFAULT 'queued'::text NOT NULL,
    step text DEFAULT ''::text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    is_cancel_asked boolean DEFAULT false NOT NULL,
    result jsonb,
    error text,
    requested_by uuid,
    alive_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone
);


--
-- Name: shop_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shop_settings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    is_only boolean DEFAULT true NOT NULL,
    retailer_domain text NOT NULL,
    partner_parameter text NOT NULL,
    partner_id text DEFAULT ''::text NOT NULL,
    is_nightly_on boolean DEFAULT true NOT NULL,
    saved_by uuid,
    saved_at timestamp with time zone NOT NULL,
    departments jsonb DEFAULT '{}'::jsonb NOT NULL
);


--
-- Name: signing_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.signing_keys (
    kid text NOT NULL,
    public_jwk jsonb NOT NULL,
    private_key text,
    created_at timestamp with time zone NOT NULL,
    retired_at timestamp with time zone,
    CONSTRAINT signing_keys_retired_sign_no_more CHECK (((retired_at IS NULL) = (private_key IS NOT NULL)))
);


--
-- Name: site_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site_settings (
    section text NOT NULL,
    value jsonb NOT NULL,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: starter_content; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.starter_content (
    name text NOT NULL,
    loaded_at timestamp with time zone NOT NULL
);


--
-- Name: stripe_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stripe_events (
    id text NOT NULL,
    type text NOT NULL,
    created timestamp with time zone NOT NULL,
    customer_id text,
    user_id uuid,
    payload text NOT NULL,
    received_at timestamp with time zone NOT NULL
);


--
-- Name: suppliers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.suppliers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    affiliate_base_url text DEFAULT ''::text NOT NULL,
    category text NOT NULL,
    is_nightly_on boolean DEFAULT true NOT NULL,
    created_by uuid,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: trial_mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.trial_mails (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL
);


--
-- Name: user_achievements; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_achievements (
    user_id uuid NOT NULL,
    achievement_type text NOT NULL,
    points integer NOT NULL,
    earned_at timestamp with time zone NOT NULL,
    CONSTRAINT user_achievements_points CHECK ((points > 0))
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_email_is_lower_case CHECK ((email = lower(email)))
);


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: job_common; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;


--
-- Name: queue_stats_20261122; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261122 FOR VALUES FROM ('2026-11-22 00:00:00+00') TO ('2026-11-23 00:00:00+00');


--
-- Name: queue_stats_20261123; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Name: chat_passages id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_passages ALTER COLUMN id SET DEFAULT nextval('public.chat_passages_id_seq'::regclass);


--
-- PostgreSQL database dump complete
--


