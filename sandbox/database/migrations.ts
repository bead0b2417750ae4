/**
 * The database's history, oldest first. A migration that has been released is never edited: add
 * one. Each statement stands alone, because PGlite prepares one statement at a time.
 *
 * They are TypeScript and not a folder of SQL so that Rollup carries them into the server bundle.
 */
export const migrations: { name: string; statements: string[] }[] = [
  {
    name: '0001-hotels-customers-sessions-pages',
    statements: [
      `CREATE TABLE hotels (
        id text PRIMARY KEY,
        seo_nickname text NOT NULL UNIQUE,
        brand_id text NOT NULL,
        position integer NOT NULL,
        details jsonb NOT NULL
      )`,
      `CREATE TABLE customers (
        id text PRIMARY KEY,
        revision_token text NOT NULL,
        member_number text NOT NULL,
        given_name text NOT NULL,
        surname text NOT NULL,
        level text NOT NULL,
        level_type text,
        points integer NOT NULL,
        nights integer NOT NULL
      )`,
      `CREATE TABLE saved_properties (
        customer_id text NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
        hotel_id text NOT NULL,
        position integer NOT NULL,
        PRIMARY KEY (customer_id, hotel_id)
      )`,
      `CREATE TABLE sessions (
        id_hash text PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('anonymous', 'remembered', 'authenticated')),
        customer_id text REFERENCES customers (id) ON DELETE CASCADE,
        data jsonb NOT NULL,
        expires_at timestamptz NOT NULL,
        CHECK ((kind = 'anonymous') = (customer_id IS NULL))
      )`,
      'CREATE INDEX sessions_expires_at ON sessions (expires_at)',
      `CREATE TABLE pages (
        path text NOT NULL,
        locale text NOT NULL,
        model jsonb NOT NULL,
        seeded_model jsonb,
        PRIMARY KEY (path, locale)
      )`,
      `CREATE TABLE seed_state (
        singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
        version text NOT NULL
      )`,
    ],
  },
  {
    name: '0002-author-sessions-drafts',
    statements: [
      `CREATE TABLE author_sessions (
        id_hash text PRIMARY KEY,
        author text NOT NULL,
        expires_at timestamptz NOT NULL
      )`,
      `CREATE TABLE page_drafts (
        path text NOT NULL,
        locale text NOT NULL,
        head integer NOT NULL,
        edited_at timestamptz NOT NULL,
        edited_by text NOT NULL,
        PRIMARY KEY (path, locale)
      )`,
      `CREATE TABLE page_revisions (
        path text NOT NULL,
        locale text NOT NULL,
        number integer NOT NULL,
        parent integer,
        model jsonb NOT NULL,
        moved jsonb NOT NULL,
        author text,
        label text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (path, locale, number),
        FOREIGN KEY (path, locale) REFERENCES page_drafts (path, locale) ON DELETE CASCADE
      )`,
    ],
  },
]
