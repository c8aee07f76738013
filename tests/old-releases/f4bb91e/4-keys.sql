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

SET default_tablespace = '';

--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: bam bam_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


--
-- Name: job_common job_common_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);


--
-- Name: job_dependency job_dependency_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);


--
-- Name: queue queue_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


--
-- Name: queue_stats queue_stats_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261122 queue_stats_20261122_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats_20261122
    ADD CONSTRAINT queue_stats_20261122_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261123 queue_stats_20261123_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);


--
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


--
-- Name: version version_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


--
-- Name: warning warning_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);


--
-- Name: access_tokens access_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_pkey PRIMARY KEY (id);


--
-- Name: access_tokens access_tokens_tokenHash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT "access_tokens_tokenHash_unique" UNIQUE (token_hash);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: accounts accounts_providerId_accountId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT "accounts_providerId_accountId_unique" UNIQUE (provider_id, account_id);


--
-- Name: address_changes address_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.address_changes
    ADD CONSTRAINT address_changes_pkey PRIMARY KEY (user_id);


--
-- Name: affiliate_clicks affiliate_clicks_day_target_page_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.affiliate_clicks
    ADD CONSTRAINT affiliate_clicks_day_target_page_pk PRIMARY KEY (day, target, page);


--
-- Name: appointment_notices appointment_notices_appointment_id_sequence_reader_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.appointment_notices
    ADD CONSTRAINT appointment_notices_appointment_id_sequence_reader_pk PRIMARY KEY (appointment_id, sequence, reader);


--
-- Name: appointments appointments_one_at_a_time; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_one_at_a_time EXCLUDE USING gist (tstzrange(starts_at, ends_at) WITH &&) WHERE ((status <> 'cancelled'::text));


--
-- Name: appointments appointments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (id);


--
-- Name: appointments appointments_uid_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_uid_unique UNIQUE (uid);


--
-- Name: audit_log audit_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);


--
-- Name: audit_people audit_people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_people
    ADD CONSTRAINT audit_people_pkey PRIMARY KEY (mark);


--
-- Name: blog_automation_settings blog_automation_settings_isOnly_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blog_automation_settings
    ADD CONSTRAINT "blog_automation_settings_isOnly_unique" UNIQUE (is_only);


--
-- Name: blog_automation_settings blog_automation_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blog_automation_settings
    ADD CONSTRAINT blog_automation_settings_pkey PRIMARY KEY (id);


--
-- Name: calendar_clients calendar_clients_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_clients
    ADD CONSTRAINT calendar_clients_pkey PRIMARY KEY (id);


--
-- Name: calendar_clients calendar_clients_userId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_clients
    ADD CONSTRAINT "calendar_clients_userId_unique" UNIQUE (user_id);


--
-- Name: calendar_feeds calendar_feeds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (id);


--
-- Name: calendar_feeds calendar_feeds_tokenHash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE (token_hash);


--
-- Name: calendar_feeds calendar_feeds_userId_kind_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT "calendar_feeds_userId_kind_unique" UNIQUE (user_id, kind);


--
-- Name: calendar_settings calendar_settings_isOnly_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_settings
    ADD CONSTRAINT "calendar_settings_isOnly_unique" UNIQUE (is_only);


--
-- Name: calendar_settings calendar_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_settings
    ADD CONSTRAINT calendar_settings_pkey PRIMARY KEY (id);


--
-- Name: challenges challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);


--
-- Name: challenges challenges_tokenHash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT "challenges_tokenHash_unique" UNIQUE (token_hash);


--
-- Name: chat_conversations chat_conversations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_conversations
    ADD CONSTRAINT chat_conversations_pkey PRIMARY KEY (id);


--
-- Name: chat_messages chat_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (id);


--
-- Name: chat_passages chat_passages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_passages
    ADD CONSTRAINT chat_passages_pkey PRIMARY KEY (id);


--
-- Name: chat_texts chat_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_texts
    ADD CONSTRAINT chat_texts_pkey PRIMARY KEY (id);


--
-- Name: chat_tokens chat_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_tokens
    ADD CONSTRAINT chat_tokens_pkey PRIMARY KEY (day);


--
-- Name: chat_words chat_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_words
    ADD CONSTRAINT chat_words_pkey PRIMARY KEY (word);


--
-- Name: check_in_keys check_in_keys_user_id_key_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.check_in_keys
    ADD CONSTRAINT check_in_keys_user_id_key_pk PRIMARY KEY (user_id, key);


--
-- Name: check_in_reminders check_in_reminders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.check_in_reminders
    ADD CONSTRAINT check_in_reminders_pkey PRIMARY KEY (user_id);


--
-- Name: course_modules course_modules_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.course_modules
    ADD CONSTRAINT course_modules_pkey PRIMARY KEY (id);


--
-- Name: courses courses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_pkey PRIMARY KEY (id);


--
-- Name: courses courses_slug_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.courses
    ADD CONSTRAINT courses_slug_unique UNIQUE (slug);


--
-- Name: data_exports data_exports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_pkey PRIMARY KEY (id);


--
-- Name: erasures erasures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (id);


--
-- Name: erasures erasures_userId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT "erasures_userId_unique" UNIQUE (user_id);


--
-- Name: factors factors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.factors
    ADD CONSTRAINT factors_pkey PRIMARY KEY (id);


--
-- Name: factors factors_userId_kind_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.factors
    ADD CONSTRAINT "factors_userId_kind_unique" UNIQUE (user_id, kind);


--
-- Name: generation_items generation_items_run_id_position_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_items
    ADD CONSTRAINT generation_items_run_id_position_pk PRIMARY KEY (run_id, "position");


--
-- Name: generation_runs generation_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_runs
    ADD CONSTRAINT generation_runs_pkey PRIMARY KEY (id);


--
-- Name: habit_weeks habit_weeks_user_id_week_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.habit_weeks
    ADD CONSTRAINT habit_weeks_user_id_week_pk PRIMARY KEY (user_id, week);


--
-- Name: health_access health_access_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_access
    ADD CONSTRAINT health_access_pkey PRIMARY KEY (id);


--
-- Name: health_imports health_imports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_imports
    ADD CONSTRAINT health_imports_pkey PRIMARY KEY (id);


--
-- Name: health_labs health_labs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_labs
    ADD CONSTRAINT health_labs_pkey PRIMARY KEY (id);


--
-- Name: health_source_ranks health_source_ranks_user_id_metric_source_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_source_ranks
    ADD CONSTRAINT health_source_ranks_user_id_metric_source_id_pk PRIMARY KEY (user_id, metric, source_id);


--
-- Name: health_sources health_sources_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_sources
    ADD CONSTRAINT health_sources_pkey PRIMARY KEY (id);


--
-- Name: health_stats health_stats_user_id_day_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_stats
    ADD CONSTRAINT health_stats_user_id_day_pk PRIMARY KEY (user_id, day);


--
-- Name: health_streaks health_streaks_user_id_streak_type_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_streaks
    ADD CONSTRAINT health_streaks_user_id_streak_type_pk PRIMARY KEY (user_id, streak_type);


--
-- Name: health_values health_values_user_id_metric_day_source_id_method_import_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_values
    ADD CONSTRAINT health_values_user_id_metric_day_source_id_method_import_id_pk PRIMARY KEY (user_id, metric, day, source_id, method, import_id);


--
-- Name: inbox_drafts inbox_drafts_item_id_user_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_drafts
    ADD CONSTRAINT inbox_drafts_item_id_user_id_pk PRIMARY KEY (item_id, user_id);


--
-- Name: inbox_entries inbox_entries_itemId_messageId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_entries
    ADD CONSTRAINT "inbox_entries_itemId_messageId_unique" UNIQUE (item_id, message_id);


--
-- Name: inbox_entries inbox_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_entries
    ADD CONSTRAINT inbox_entries_pkey PRIMARY KEY (id);


--
-- Name: inbox_messages inbox_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_messages
    ADD CONSTRAINT inbox_messages_pkey PRIMARY KEY (id);


--
-- Name: inbox_messages inbox_messages_ref_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_messages
    ADD CONSTRAINT inbox_messages_ref_unique UNIQUE (ref);


--
-- Name: lab_results lab_results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lab_results
    ADD CONSTRAINT lab_results_pkey PRIMARY KEY (id);


--
-- Name: lab_targets lab_targets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lab_targets
    ADD CONSTRAINT lab_targets_pkey PRIMARY KEY (loinc);


--
-- Name: lesson_captions lesson_captions_lesson_id_language_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_captions
    ADD CONSTRAINT lesson_captions_lesson_id_language_pk PRIMARY KEY (lesson_id, language);


--
-- Name: lesson_cues lesson_cues_lesson_id_language_number_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_cues
    ADD CONSTRAINT lesson_cues_lesson_id_language_number_pk PRIMARY KEY (lesson_id, language, number);


--
-- Name: lesson_drafts lesson_drafts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_drafts
    ADD CONSTRAINT lesson_drafts_pkey PRIMARY KEY (id);


--
-- Name: lesson_notes lesson_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_notes
    ADD CONSTRAINT lesson_notes_pkey PRIMARY KEY (id);


--
-- Name: lesson_progress lesson_progress_user_id_lesson_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_progress
    ADD CONSTRAINT lesson_progress_user_id_lesson_id_pk PRIMARY KEY (user_id, lesson_id);


--
-- Name: lesson_recordings lesson_recordings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_recordings
    ADD CONSTRAINT lesson_recordings_pkey PRIMARY KEY (id);


--
-- Name: lesson_resources lesson_resources_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_resources
    ADD CONSTRAINT lesson_resources_pkey PRIMARY KEY (id);


--
-- Name: lesson_uploads lesson_uploads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_uploads
    ADD CONSTRAINT lesson_uploads_pkey PRIMARY KEY (key);


--
-- Name: lesson_words lesson_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_words
    ADD CONSTRAINT lesson_words_pkey PRIMARY KEY (word);


--
-- Name: lessons lessons_address; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lessons
    ADD CONSTRAINT lessons_address UNIQUE (course_id, slug);


--
-- Name: lessons lessons_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lessons
    ADD CONSTRAINT lessons_pkey PRIMARY KEY (id);


--
-- Name: mail_preferences mail_preferences_user_id_topic_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_preferences
    ADD CONSTRAINT mail_preferences_user_id_topic_pk PRIMARY KEY (user_id, topic);


--
-- Name: mailed_links mailed_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT mailed_links_pkey PRIMARY KEY (id);


--
-- Name: mailed_links mailed_links_tokenHash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT "mailed_links_tokenHash_unique" UNIQUE (token_hash);


--
-- Name: member_stories member_stories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.member_stories
    ADD CONSTRAINT member_stories_pkey PRIMARY KEY (id);


--
-- Name: membership_events membership_events_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.membership_events
    ADD CONSTRAINT membership_events_once UNIQUE (user_id, source);


--
-- Name: membership_events membership_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.membership_events
    ADD CONSTRAINT membership_events_pkey PRIMARY KEY (id);


--
-- Name: memberships memberships_customerId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT "memberships_customerId_unique" UNIQUE (customer_id);


--
-- Name: memberships memberships_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (user_id);


--
-- Name: model_usage model_usage_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_pkey PRIMARY KEY (id);


--
-- Name: passkeys passkeys_credentialId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT "passkeys_credentialId_unique" UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: plan_prices plan_prices_amount; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT plan_prices_amount UNIQUE (plan, amount_cents, currency);


--
-- Name: plan_prices plan_prices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT plan_prices_pkey PRIMARY KEY (id);


--
-- Name: plan_prices plan_prices_stripePriceId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT "plan_prices_stripePriceId_unique" UNIQUE (stripe_price_id);


--
-- Name: post_chores post_chores_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_chores
    ADD CONSTRAINT post_chores_pkey PRIMARY KEY (kind);


--
-- Name: post_link_findings post_link_findings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_link_findings
    ADD CONSTRAINT post_link_findings_pkey PRIMARY KEY (id);


--
-- Name: post_slugs post_slugs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_slugs
    ADD CONSTRAINT post_slugs_pkey PRIMARY KEY (slug);


--
-- Name: post_uploads post_uploads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_uploads
    ADD CONSTRAINT post_uploads_pkey PRIMARY KEY (key);


--
-- Name: post_versions post_versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_versions
    ADD CONSTRAINT post_versions_pkey PRIMARY KEY (id);


--
-- Name: post_words post_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_words
    ADD CONSTRAINT post_words_pkey PRIMARY KEY (word);


--
-- Name: posts posts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);


--
-- Name: posts posts_slug_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_slug_unique UNIQUE (slug);


--
-- Name: product_history product_history_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_history
    ADD CONSTRAINT product_history_pkey PRIMARY KEY (id);


--
-- Name: product_imports product_imports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_imports
    ADD CONSTRAINT product_imports_pkey PRIMARY KEY (id);


--
-- Name: product_slugs product_slugs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_slugs
    ADD CONSTRAINT product_slugs_pkey PRIMARY KEY (slug);


--
-- Name: products products_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);


--
-- Name: products products_slug_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_slug_unique UNIQUE (slug);


--
-- Name: products products_sourceUrl_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.products
    ADD CONSTRAINT "products_sourceUrl_unique" UNIQUE (source_url);


--
-- Name: profiles profiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (user_id);


--
-- Name: publications publications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.publications
    ADD CONSTRAINT publications_pkey PRIMARY KEY (id);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: recording_parts recording_parts_recording_id_number_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recording_parts
    ADD CONSTRAINT recording_parts_recording_id_number_pk PRIMARY KEY (recording_id, number);


--
-- Name: recovery_codes recovery_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id);


--
-- Name: recovery_codes recovery_codes_userId_codeHash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT "recovery_codes_userId_codeHash_unique" UNIQUE (user_id, code_hash);


--
-- Name: rest_ranges rest_ranges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rest_ranges
    ADD CONSTRAINT rest_ranges_pkey PRIMARY KEY (id);


--
-- Name: scraped_hosts scraped_hosts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scraped_hosts
    ADD CONSTRAINT scraped_hosts_pkey PRIMARY KEY (host);


--
-- Name: scraped_pages scraped_pages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scraped_pages
    ADD CONSTRAINT scraped_pages_pkey PRIMARY KEY (url);


--
-- Name: second_step_removals second_step_removals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_step_removals
    ADD CONSTRAINT second_step_removals_pkey PRIMARY KEY (user_id);


--
-- Name: session_types session_types_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_types
    ADD CONSTRAINT session_types_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_unique UNIQUE (token);


--
-- Name: shop_refresh_pages shop_refresh_pages_refresh_id_url_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shop_refresh_pages
    ADD CONSTRAINT shop_refresh_pages_refresh_id_url_pk PRIMARY KEY (refresh_id, url);


--
-- Name: shop_refreshes shop_refreshes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shop_refreshes
    ADD CONSTRAINT shop_refreshes_pkey PRIMARY KEY (id);


--
-- Name: shop_settings shop_settings_isOnly_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shop_settings
    ADD CONSTRAINT "shop_settings_isOnly_unique" UNIQUE (is_only);


--
-- Name: shop_settings shop_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shop_settings
    ADD CONSTRAINT shop_settings_pkey PRIMARY KEY (id);


--
-- Name: signing_keys signing_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (kid);


--
-- Name: site_settings site_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_pkey PRIMARY KEY (section);


--
-- Name: starter_content starter_content_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.starter_content
    ADD CONSTRAINT starter_content_pkey PRIMARY KEY (name);


--
-- Name: stripe_events stripe_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stripe_events
    ADD CONSTRAINT stripe_events_pkey PRIMARY KEY (id);


--
-- Name: suppliers suppliers_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.suppliers
    ADD CONSTRAINT suppliers_key_unique UNIQUE (key);


--
-- Name: suppliers suppliers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.suppliers
    ADD CONSTRAINT suppliers_pkey PRIMARY KEY (id);


--
-- Name: suppliers suppliers_url_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.suppliers
    ADD CONSTRAINT suppliers_url_unique UNIQUE (url);


--
-- Name: trial_mails trial_mails_user_id_kind_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trial_mails
    ADD CONSTRAINT trial_mails_user_id_kind_pk PRIMARY KEY (user_id, kind);


--
-- Name: user_achievements user_achievements_user_id_achievement_type_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_achievements
    ADD CONSTRAINT user_achievements_user_id_achievement_type_pk PRIMARY KEY (user_id, achievement_type);


--
-- Name: users users_email_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


--
-- Name: job_common_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: job_common_i10; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i11; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));


--
-- Name: job_common_i12; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);


--
-- Name: job_common_i2; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: job_common_i3; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: job_common_i4; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: job_common_i6; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));


--
-- Name: job_common_i7; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));


--
-- Name: job_common_i8; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i9; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));


--
-- Name: job_dep_parent_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);


--
-- Name: queue_stats_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261122_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_20261122_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261122 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261123_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: warning_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);


--
-- Name: access_tokens_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_tokens_user_id_index ON public.access_tokens USING btree (user_id);


--
-- Name: accounts_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user_id_index ON public.accounts USING btree (user_id);


--
-- Name: affiliate_clicks_product_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX affiliate_clicks_product_id_index ON public.affiliate_clicks USING btree (product_id);


--
-- Name: appointments_client_id_starts_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX appointments_client_id_starts_at_index ON public.appointments USING btree (client_id, starts_at);


--
-- Name: appointments_starts_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX appointments_starts_at_index ON public.appointments USING btree (starts_at);


--
-- Name: audit_log_actor_mark_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_actor_mark_index ON public.audit_log USING btree (actor_mark);


--
-- Name: audit_log_at_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_at_id_index ON public.audit_log USING btree (at DESC NULLS LAST, id);


--
-- Name: audit_log_subject_mark_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_subject_mark_index ON public.audit_log USING btree (subject_mark);


--
-- Name: audit_people_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_people_user_id_index ON public.audit_people USING btree (user_id);


--
-- Name: calendar_clients_by_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_clients_by_email ON public.calendar_clients USING btree (lower(email));


--
-- Name: calendar_clients_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_clients_by_name ON public.calendar_clients USING btree (lower(name));


--
-- Name: challenges_expires_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX challenges_expires_at_index ON public.challenges USING btree (expires_at);


--
-- Name: challenges_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX challenges_user_id_index ON public.challenges USING btree (user_id);


--
-- Name: chat_conversations_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_conversations_email ON public.chat_conversations USING btree (email) WHERE (email IS NOT NULL);


--
-- Name: chat_conversations_last_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_conversations_last_at_index ON public.chat_conversations USING btree (last_at);


--
-- Name: chat_conversations_of_browser; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX chat_conversations_of_browser ON public.chat_conversations USING btree (browser, session_id);


--
-- Name: chat_conversations_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_conversations_user_id_index ON public.chat_conversations USING btree (user_id);


--
-- Name: chat_messages_conversation_id_place_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_messages_conversation_id_place_index ON public.chat_messages USING btree (conversation_id, place);


--
-- Name: chat_passages_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_passages_search ON public.chat_passages USING gin (search) WITH (fastupdate='false');


--
-- Name: chat_passages_search_head; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_passages_search_head ON public.chat_passages USING gin (search_head) WITH (fastupdate='false');


--
-- Name: chat_passages_text_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_passages_text_id_index ON public.chat_passages USING btree (text_id);


--
-- Name: chat_words_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_words_like ON public.chat_words USING gin (word public.gin_trgm_ops);


--
-- Name: check_in_keys_old; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX check_in_keys_old ON public.check_in_keys USING btree (at);


--
-- Name: course_modules_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX course_modules_order ON public.course_modules USING btree (course_id, "position", id);


--
-- Name: courses_created_at_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX courses_created_at_id_index ON public.courses USING btree (created_at, id);


--
-- Name: data_exports_one_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX data_exports_one_waiting ON public.data_exports USING btree (user_id) WHERE (status = 'waiting'::text);


--
-- Name: data_exports_user_id_requested_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX data_exports_user_id_requested_at_index ON public.data_exports USING btree (user_id, requested_at);


--
-- Name: erasures_due_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX erasures_due_at_index ON public.erasures USING btree (due_at);


--
-- Name: generation_runs_kind_created_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX generation_runs_kind_created_at_index ON public.generation_runs USING btree (kind, created_at DESC NULLS LAST);


--
-- Name: generation_runs_one_a_day; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX generation_runs_one_a_day ON public.generation_runs USING btree (local_date) WHERE ((kind = 'daily'::text) AND (status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text])));


--
-- Name: generation_runs_post_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX generation_runs_post_id_index ON public.generation_runs USING btree (post_id);


--
-- Name: health_access_admin_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX health_access_admin_id_index ON public.health_access USING btree (admin_id) WHERE (admin_id IS NOT NULL);


--
-- Name: health_access_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX health_access_at_index ON public.health_access USING btree (at);


--
-- Name: health_access_calls_of_a_day; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX health_access_calls_of_a_day ON public.health_access USING btree (user_id, token_id, action, what, day) WHERE (actor_kind = 'token'::text);


--
-- Name: health_access_own_looks_of_a_day; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX health_access_own_looks_of_a_day ON public.health_access USING btree (user_id, what, day) WHERE (actor_kind = 'member'::text);


--
-- Name: health_access_token_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX health_access_token_id_index ON public.health_access USING btree (token_id) WHERE (token_id IS NOT NULL);


--
-- Name: health_access_user_id_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX health_access_user_id_at_index ON public.health_access USING btree (user_id, at);


--
-- Name: health_imports_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX health_imports_of ON public.health_imports USING btree (user_id, created_at);


--
-- Name: health_labs_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX health_labs_newest ON public.health_labs USING btree (user_id, collected_on);


--
-- Name: health_labs_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX health_labs_once ON public.health_labs USING btree (user_id, fingerprint);


--
-- Name: health_sources_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX health_sources_once ON public.health_sources USING btree (user_id, kind, name);


--
-- Name: health_values_of_import; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX health_values_of_import ON public.health_values USING btree (import_id);


--
-- Name: inbox_drafts_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_drafts_user_id_index ON public.inbox_drafts USING btree (user_id);


--
-- Name: inbox_entries_item_id_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_entries_item_id_at_index ON public.inbox_entries USING btree (item_id, at);


--
-- Name: inbox_entries_written_by_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_entries_written_by_index ON public.inbox_entries USING btree (written_by);


--
-- Name: inbox_messages_address; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_messages_address ON public.inbox_messages USING btree (lower(email), received_at DESC);


--
-- Name: inbox_messages_assignee; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_messages_assignee ON public.inbox_messages USING btree (assignee_id, received_at DESC, id DESC);


--
-- Name: inbox_messages_gist; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_messages_gist ON public.inbox_messages USING gin (gist public.gin_trgm_ops);


--
-- Name: inbox_messages_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_messages_kind ON public.inbox_messages USING btree (spam, kind, received_at DESC, id DESC);


--
-- Name: inbox_messages_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_messages_newest ON public.inbox_messages USING btree (spam, received_at DESC, id DESC);


--
-- Name: inbox_messages_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_messages_status ON public.inbox_messages USING btree (spam, status, received_at DESC, id DESC);


--
-- Name: inbox_messages_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX inbox_messages_unread ON public.inbox_messages USING btree (spam, received_at DESC, id DESC, kind, status) WHERE (read_at IS NULL);


--
-- Name: lab_results_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lab_results_of ON public.lab_results USING btree (lab_id, "position");


--
-- Name: lab_results_test; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lab_results_test ON public.lab_results USING btree (loinc, lab_id);


--
-- Name: lesson_cues_gist; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lesson_cues_gist ON public.lesson_cues USING gin (gist public.gin_trgm_ops);


--
-- Name: lesson_cues_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lesson_cues_search ON public.lesson_cues USING gin (search);


--
-- Name: lesson_drafts_latest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lesson_drafts_latest ON public.lesson_drafts USING btree (lesson_id, saved_at DESC NULLS LAST);


--
-- Name: lesson_notes_own; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lesson_notes_own ON public.lesson_notes USING btree (user_id, lesson_id, created_at);


--
-- Name: lesson_progress_latest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lesson_progress_latest ON public.lesson_progress USING btree (user_id, updated_at DESC NULLS LAST);


--
-- Name: lesson_recordings_lesson; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lesson_recordings_lesson ON public.lesson_recordings USING btree (lesson_id);


--
-- Name: lesson_resources_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lesson_resources_order ON public.lesson_resources USING btree (lesson_id, "position");


--
-- Name: lesson_uploads_lesson; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lesson_uploads_lesson ON public.lesson_uploads USING btree (lesson_id);


--
-- Name: lesson_words_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lesson_words_like ON public.lesson_words USING gin (word public.gin_trgm_ops);


--
-- Name: lessons_gist; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lessons_gist ON public.lessons USING gin (gist public.gin_trgm_ops);


--
-- Name: lessons_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lessons_order ON public.lessons USING btree (module_id, "position", id);


--
-- Name: lessons_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lessons_search ON public.lessons USING gin (search);


--
-- Name: mailed_links_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mailed_links_user_id_index ON public.mailed_links USING btree (user_id);


--
-- Name: member_stories_status_created_at_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX member_stories_status_created_at_id_index ON public.member_stories USING btree (status, created_at DESC NULLS LAST, id);


--
-- Name: member_stories_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX member_stories_user_id_index ON public.member_stories USING btree (user_id);


--
-- Name: membership_events_latest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX membership_events_latest ON public.membership_events USING btree (kind, at);


--
-- Name: membership_events_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX membership_events_person ON public.membership_events USING btree (user_id, at);


--
-- Name: memberships_billing_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memberships_billing_state ON public.memberships USING btree (((billing ->> 'state'::text))) WHERE (billing IS NOT NULL);


--
-- Name: memberships_grants; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memberships_grants ON public.memberships USING btree (granted_until) WHERE (granted_at IS NOT NULL);


--
-- Name: memberships_trials; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memberships_trials ON public.memberships USING btree (trial_ends_at);


--
-- Name: model_usage_post_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX model_usage_post_id_index ON public.model_usage USING btree (post_id);


--
-- Name: model_usage_run_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX model_usage_run_id_index ON public.model_usage USING btree (run_id);


--
-- Name: model_usage_used_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX model_usage_used_at_index ON public.model_usage USING btree (used_at);


--
-- Name: passkeys_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_user_id_index ON public.passkeys USING btree (user_id);


--
-- Name: post_link_findings_post_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX post_link_findings_post_id_index ON public.post_link_findings USING btree (post_id);


--
-- Name: post_uploads_post_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX post_uploads_post_id_index ON public.post_uploads USING btree (post_id);


--
-- Name: post_versions_post_id_saved_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX post_versions_post_id_saved_at_index ON public.post_versions USING btree (post_id, saved_at DESC);


--
-- Name: post_words_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX post_words_like ON public.post_words USING gin (word public.gin_trgm_ops);


--
-- Name: posts_author; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_author ON public.posts USING gin (author public.gin_trgm_ops);


--
-- Name: posts_by_making; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_by_making ON public.posts USING btree (created_at DESC);


--
-- Name: posts_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_due ON public.posts USING btree (scheduled_for) WHERE (status = 'scheduled'::text);


--
-- Name: posts_gist; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_gist ON public.posts USING gin (gist public.gin_trgm_ops);


--
-- Name: posts_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_newest ON public.posts USING btree (date DESC, created_at DESC, id DESC) WHERE published;


--
-- Name: posts_pillar; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_pillar ON public.posts USING btree (pillar, date DESC) WHERE published;


--
-- Name: posts_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_search ON public.posts USING gin (search);


--
-- Name: posts_search_head; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_search_head ON public.posts USING gin (search_head);


--
-- Name: posts_tags; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_tags ON public.posts USING gin (tags);


--
-- Name: product_history_product_id_seen_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_history_product_id_seen_at_index ON public.product_history USING btree (product_id, seen_at DESC NULLS LAST);


--
-- Name: product_imports_created_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX product_imports_created_at_index ON public.product_imports USING btree (created_at DESC NULLS LAST);


--
-- Name: products_by_site; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_by_site ON public.products USING btree (source_site, created_at DESC NULLS LAST);


--
-- Name: products_gist; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_gist ON public.products USING gin (gist public.gin_trgm_ops);


--
-- Name: products_names; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_names ON public.products USING gin (sort_name public.gin_trgm_ops);


--
-- Name: products_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_newest ON public.products USING btree (created_at DESC NULLS LAST);


--
-- Name: products_shelf_name_down; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_shelf_name_down ON public.products USING btree (shelf, featured DESC, sort_name COLLATE "C" DESC, name COLLATE "C" DESC, created_at DESC, id) WHERE in_stock;


--
-- Name: products_shelf_name_up; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_shelf_name_up ON public.products USING btree (shelf, featured DESC, sort_name COLLATE "C", name COLLATE "C", created_at DESC, id) WHERE in_stock;


--
-- Name: products_shelf_popular; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_shelf_popular ON public.products USING btree (shelf, featured DESC, popularity, created_at DESC, id) WHERE in_stock;


--
-- Name: products_shelf_price_down; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_shelf_price_down ON public.products USING btree (shelf, featured DESC, price_cents DESC NULLS LAST, sort_name COLLATE "C", name COLLATE "C", created_at DESC, id) WHERE in_stock;


--
-- Name: products_shelf_price_up; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_shelf_price_up ON public.products USING btree (shelf, featured DESC, price_cents, sort_name COLLATE "C", name COLLATE "C", created_at DESC, id) WHERE in_stock;


--
-- Name: publications_due_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX publications_due_at_index ON public.publications USING btree (due_at DESC);


--
-- Name: publications_one_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX publications_one_open ON public.publications USING btree (post_id, due_at) WHERE (done_at IS NULL);


--
-- Name: publications_post_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX publications_post_id_index ON public.publications USING btree (post_id);


--
-- Name: rate_limits_expires_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_limits_expires_at ON public.rate_limits USING btree (expires_at);


--
-- Name: rest_ranges_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rest_ranges_of ON public.rest_ranges USING btree (user_id, from_day);


--
-- Name: sessions_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user_id_index ON public.sessions USING btree (user_id);


--
-- Name: shop_refresh_pages_to_do; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shop_refresh_pages_to_do ON public.shop_refresh_pages USING btree (refresh_id, "position") WHERE (outcome IS NULL);


--
-- Name: shop_refreshes_created_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shop_refreshes_created_at_index ON public.shop_refreshes USING btree (created_at DESC NULLS LAST);


--
-- Name: shop_refreshes_one_at_a_time; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX shop_refreshes_one_at_a_time ON public.shop_refreshes USING btree (supplier_id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));


--
-- Name: signing_keys_one_is_active; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX signing_keys_one_is_active ON public.signing_keys USING btree (((retired_at IS NULL))) WHERE (retired_at IS NULL);


--
-- Name: stripe_events_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stripe_events_customer ON public.stripe_events USING btree (customer_id, created);


--
-- Name: stripe_events_of_nobody; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stripe_events_of_nobody ON public.stripe_events USING btree (received_at) WHERE (user_id IS NULL);


--
-- Name: stripe_events_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stripe_events_person ON public.stripe_events USING btree (user_id, created);


--
-- Name: users_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_newest ON public.users USING btree (created_at, id);


--
-- Name: verifications_identifier_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_identifier_index ON public.verifications USING btree (identifier);


--
-- Name: job_common_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;


--
-- Name: queue_stats_20261122_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261122_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261122_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261122_pkey;


--
-- Name: queue_stats_20261123_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261123_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261123_pkey;


--
-- Name: audit_log audit_log_is_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_log_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.audit_log_refuse_change();

ALTER TABLE public.audit_log ENABLE ALWAYS TRIGGER audit_log_is_append_only;


--
-- Name: job_common dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: job_common q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: queue queue_dead_letter_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);


--
-- Name: schedule schedule_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: subscription subscription_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: access_tokens access_tokens_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: accounts accounts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: address_changes address_changes_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.address_changes
    ADD CONSTRAINT address_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: affiliate_clicks affiliate_clicks_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.affiliate_clicks
    ADD CONSTRAINT affiliate_clicks_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE SET NULL;


--
-- Name: appointment_notices appointment_notices_appointment_id_appointments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.appointment_notices
    ADD CONSTRAINT appointment_notices_appointment_id_appointments_id_fk FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;


--
-- Name: appointments appointments_client_id_calendar_clients_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_client_id_calendar_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.calendar_clients(id) ON DELETE CASCADE;


--
-- Name: appointments appointments_type_id_session_types_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_type_id_session_types_id_fk FOREIGN KEY (type_id) REFERENCES public.session_types(id);


--
-- Name: audit_people audit_people_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_people
    ADD CONSTRAINT audit_people_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: blog_automation_settings blog_automation_settings_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blog_automation_settings
    ADD CONSTRAINT blog_automation_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: calendar_clients calendar_clients_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_clients
    ADD CONSTRAINT calendar_clients_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: calendar_feeds calendar_feeds_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: calendar_settings calendar_settings_saved_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_settings
    ADD CONSTRAINT calendar_settings_saved_by_users_id_fk FOREIGN KEY (saved_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: challenges challenges_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: chat_conversations chat_conversations_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_conversations
    ADD CONSTRAINT chat_conversations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: chat_messages chat_messages_conversation_id_chat_conversations_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_conversation_id_chat_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;


--
-- Name: chat_passages chat_passages_text_id_chat_texts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_passages
    ADD CONSTRAINT chat_passages_text_id_chat_texts_id_fk FOREIGN KEY (text_id) REFERENCES public.chat_texts(id) ON DELETE CASCADE;


--
-- Name: check_in_keys check_in_keys_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.check_in_keys
    ADD CONSTRAINT check_in_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: check_in_reminders check_in_reminders_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.check_in_reminders
    ADD CONSTRAINT check_in_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: course_modules course_modules_course_id_courses_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.course_modules
    ADD CONSTRAINT course_modules_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE;


--
-- Name: data_exports data_exports_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: erasures erasures_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: factors factors_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.factors
    ADD CONSTRAINT factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: generation_items generation_items_post_id_posts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_items
    ADD CONSTRAINT generation_items_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE SET NULL;


--
-- Name: generation_items generation_items_run_id_generation_runs_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_items
    ADD CONSTRAINT generation_items_run_id_generation_runs_id_fk FOREIGN KEY (run_id) REFERENCES public.generation_runs(id) ON DELETE CASCADE;


--
-- Name: generation_runs generation_runs_post_id_posts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_runs
    ADD CONSTRAINT generation_runs_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE SET NULL;


--
-- Name: generation_runs generation_runs_requested_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_runs
    ADD CONSTRAINT generation_runs_requested_by_users_id_fk FOREIGN KEY (requested_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: habit_weeks habit_weeks_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.habit_weeks
    ADD CONSTRAINT habit_weeks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: health_access health_access_admin_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_access
    ADD CONSTRAINT health_access_admin_id_users_id_fk FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: health_access health_access_token_id_access_tokens_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_access
    ADD CONSTRAINT health_access_token_id_access_tokens_id_fk FOREIGN KEY (token_id) REFERENCES public.access_tokens(id) ON DELETE SET NULL;


--
-- Name: health_access health_access_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_access
    ADD CONSTRAINT health_access_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: health_imports health_imports_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_imports
    ADD CONSTRAINT health_imports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: health_labs health_labs_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_labs
    ADD CONSTRAINT health_labs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: health_source_ranks health_source_ranks_source_id_health_sources_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_source_ranks
    ADD CONSTRAINT health_source_ranks_source_id_health_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.health_sources(id) ON DELETE CASCADE;


--
-- Name: health_source_ranks health_source_ranks_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_source_ranks
    ADD CONSTRAINT health_source_ranks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: health_sources health_sources_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_sources
    ADD CONSTRAINT health_sources_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: health_stats health_stats_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_stats
    ADD CONSTRAINT health_stats_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: health_streaks health_streaks_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_streaks
    ADD CONSTRAINT health_streaks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: health_values health_values_import_id_health_imports_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_values
    ADD CONSTRAINT health_values_import_id_health_imports_id_fk FOREIGN KEY (import_id) REFERENCES public.health_imports(id) ON DELETE CASCADE;


--
-- Name: health_values health_values_source_id_health_sources_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_values
    ADD CONSTRAINT health_values_source_id_health_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.health_sources(id) ON DELETE CASCADE;


--
-- Name: health_values health_values_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health_values
    ADD CONSTRAINT health_values_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: inbox_drafts inbox_drafts_item_id_inbox_messages_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_drafts
    ADD CONSTRAINT inbox_drafts_item_id_inbox_messages_id_fk FOREIGN KEY (item_id) REFERENCES public.inbox_messages(id) ON DELETE CASCADE;


--
-- Name: inbox_drafts inbox_drafts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_drafts
    ADD CONSTRAINT inbox_drafts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: inbox_entries inbox_entries_item_id_inbox_messages_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_entries
    ADD CONSTRAINT inbox_entries_item_id_inbox_messages_id_fk FOREIGN KEY (item_id) REFERENCES public.inbox_messages(id) ON DELETE CASCADE;


--
-- Name: inbox_entries inbox_entries_written_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_entries
    ADD CONSTRAINT inbox_entries_written_by_users_id_fk FOREIGN KEY (written_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: inbox_messages inbox_messages_assignee_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.inbox_messages
    ADD CONSTRAINT inbox_messages_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: lab_results lab_results_lab_id_health_labs_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lab_results
    ADD CONSTRAINT lab_results_lab_id_health_labs_id_fk FOREIGN KEY (lab_id) REFERENCES public.health_labs(id) ON DELETE CASCADE;


--
-- Name: lab_targets lab_targets_updated_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lab_targets
    ADD CONSTRAINT lab_targets_updated_by_users_id_fk FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: lesson_captions lesson_captions_lesson_id_lessons_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_captions
    ADD CONSTRAINT lesson_captions_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE;


--
-- Name: lesson_cues lesson_cues_lesson_id_lessons_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_cues
    ADD CONSTRAINT lesson_cues_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE;


--
-- Name: lesson_drafts lesson_drafts_lesson_id_lessons_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_drafts
    ADD CONSTRAINT lesson_drafts_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE;


--
-- Name: lesson_drafts lesson_drafts_saved_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_drafts
    ADD CONSTRAINT lesson_drafts_saved_by_users_id_fk FOREIGN KEY (saved_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: lesson_notes lesson_notes_lesson_id_lessons_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_notes
    ADD CONSTRAINT lesson_notes_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE;


--
-- Name: lesson_notes lesson_notes_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_notes
    ADD CONSTRAINT lesson_notes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: lesson_progress lesson_progress_lesson_id_lessons_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_progress
    ADD CONSTRAINT lesson_progress_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE;


--
-- Name: lesson_progress lesson_progress_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_progress
    ADD CONSTRAINT lesson_progress_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: lesson_recordings lesson_recordings_created_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_recordings
    ADD CONSTRAINT lesson_recordings_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: lesson_recordings lesson_recordings_lesson_id_lessons_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_recordings
    ADD CONSTRAINT lesson_recordings_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE;


--
-- Name: lesson_resources lesson_resources_lesson_id_lessons_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_resources
    ADD CONSTRAINT lesson_resources_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE;


--
-- Name: lesson_uploads lesson_uploads_lesson_id_lessons_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lesson_uploads
    ADD CONSTRAINT lesson_uploads_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE;


--
-- Name: lessons lessons_course_id_courses_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lessons
    ADD CONSTRAINT lessons_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE;


--
-- Name: lessons lessons_module_id_course_modules_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lessons
    ADD CONSTRAINT lessons_module_id_course_modules_id_fk FOREIGN KEY (module_id) REFERENCES public.course_modules(id) ON DELETE CASCADE;


--
-- Name: mail_preferences mail_preferences_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_preferences
    ADD CONSTRAINT mail_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: mailed_links mailed_links_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT mailed_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: member_stories member_stories_decided_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.member_stories
    ADD CONSTRAINT member_stories_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: member_stories member_stories_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.member_stories
    ADD CONSTRAINT member_stories_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: membership_events membership_events_actor_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.membership_events
    ADD CONSTRAINT membership_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: membership_events membership_events_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.membership_events
    ADD CONSTRAINT membership_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: memberships memberships_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: model_usage model_usage_post_id_posts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE SET NULL;


--
-- Name: model_usage model_usage_run_id_generation_runs_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_run_id_generation_runs_id_fk FOREIGN KEY (run_id) REFERENCES public.generation_runs(id) ON DELETE SET NULL;


--
-- Name: passkeys passkeys_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: post_link_findings post_link_findings_post_id_posts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_link_findings
    ADD CONSTRAINT post_link_findings_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;


--
-- Name: post_slugs post_slugs_post_id_posts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_slugs
    ADD CONSTRAINT post_slugs_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;


--
-- Name: post_uploads post_uploads_post_id_posts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_uploads
    ADD CONSTRAINT post_uploads_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;


--
-- Name: post_versions post_versions_post_id_posts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_versions
    ADD CONSTRAINT post_versions_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;


--
-- Name: post_versions post_versions_saved_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_versions
    ADD CONSTRAINT post_versions_saved_by_users_id_fk FOREIGN KEY (saved_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: posts posts_created_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: posts posts_reviewed_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_reviewed_by_users_id_fk FOREIGN KEY (reviewed_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: product_history product_history_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_history
    ADD CONSTRAINT product_history_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;


--
-- Name: product_imports product_imports_created_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_imports
    ADD CONSTRAINT product_imports_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: product_slugs product_slugs_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.product_slugs
    ADD CONSTRAINT product_slugs_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;


--
-- Name: profiles profiles_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: publications publications_post_id_posts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.publications
    ADD CONSTRAINT publications_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE SET NULL;


--
-- Name: recording_parts recording_parts_recording_id_lesson_recordings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recording_parts
    ADD CONSTRAINT recording_parts_recording_id_lesson_recordings_id_fk FOREIGN KEY (recording_id) REFERENCES public.lesson_recordings(id) ON DELETE CASCADE;


--
-- Name: recovery_codes recovery_codes_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: rest_ranges rest_ranges_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rest_ranges
    ADD CONSTRAINT rest_ranges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: second_step_removals second_step_removals_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_step_removals
    ADD CONSTRAINT second_step_removals_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: shop_refresh_pages shop_refresh_pages_refresh_id_shop_refreshes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shop_refresh_pages
    ADD CONSTRAINT shop_refresh_pages_refresh_id_shop_refreshes_id_fk FOREIGN KEY (refresh_id) REFERENCES public.shop_refreshes(id) ON DELETE CASCADE;


--
-- Name: shop_refreshes shop_refreshes_requested_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shop_refreshes
    ADD CONSTRAINT shop_refreshes_requested_by_users_id_fk FOREIGN KEY (requested_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: shop_refreshes shop_refreshes_supplier_id_suppliers_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shop_refreshes
    ADD CONSTRAINT shop_refreshes_supplier_id_suppliers_id_fk FOREIGN KEY (supplier_id) REFERENCES public.suppliers(id) ON DELETE CASCADE;


--
-- Name: shop_settings shop_settings_saved_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shop_settings
    ADD CONSTRAINT shop_settings_saved_by_users_id_fk FOREIGN KEY (saved_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: stripe_events stripe_events_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stripe_events
    ADD CONSTRAINT stripe_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: suppliers suppliers_created_by_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.suppliers
    ADD CONSTRAINT suppliers_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: trial_mails trial_mails_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trial_mails
    ADD CONSTRAINT trial_mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: user_achievements user_achievements_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_achievements
    ADD CONSTRAINT user_achievements_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


