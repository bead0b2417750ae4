/**
 * All migrations, oldest first. Never edit a released migration: add another. Each entry is one
 * statement, because PGlite prepares one statement at a time.
 *
 * They are TypeScript and not a folder of SQL, so that Rollup includes them in the server bundle.
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
  {
    name: '0003-accounts',
    statements: [
      'CREATE SEQUENCE member_numbers START 100300001',
      `CREATE TABLE accounts (
        customer_id text PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
        email text NOT NULL UNIQUE,
        phone text UNIQUE,
        country text NOT NULL,
        password_hash text,
        standing text NOT NULL,
        is_confirmed boolean NOT NULL,
        has_mfa boolean NOT NULL
      )`,
      'CREATE UNIQUE INDEX customers_member_number ON customers (member_number)',
      `CREATE TABLE attempts (
        key text PRIMARY KEY,
        count integer NOT NULL,
        ends_at timestamptz NOT NULL
      )`,
      `CREATE TABLE remembered_browsers (
        token_hash text PRIMARY KEY,
        customer_id text NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`,
      `CREATE TABLE link_tokens (
        token_hash text PRIMARY KEY,
        purpose text NOT NULL CHECK (purpose IN ('password', 'activation')),
        customer_id text REFERENCES customers (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`,
      `CREATE TABLE challenges (
        session_hash text PRIMARY KEY REFERENCES sessions (id_hash) ON DELETE CASCADE,
        customer_id text NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
        request jsonb NOT NULL,
        code_hash text,
        sent_at timestamptz,
        expires_at timestamptz NOT NULL
      )`,
      `CREATE TABLE messages (
        id serial PRIMARY KEY,
        address text,
        subject text NOT NULL,
        body text NOT NULL,
        link text,
        at timestamptz NOT NULL
      )`,
      `CREATE TABLE secrets (
        name text PRIMARY KEY,
        value text NOT NULL
      )`,
    ],
  },
  {
    name: '0004-member-details',
    statements: [
      `CREATE TABLE member_details (
        customer_id text PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
        details jsonb NOT NULL
      )`,
    ],
  },
  {
    name: '0005-linked-reservations',
    statements: [
      `CREATE TABLE linked_reservations (
        confirmation_number text PRIMARY KEY,
        customer_id text NOT NULL REFERENCES customers (id) ON DELETE CASCADE
      )`,
    ],
  },
  {
    name: '0006-phone-checks',
    statements: [
      // Members with an existing number are not asked about it.
      'ALTER TABLE accounts ADD COLUMN is_phone_confirmed boolean NOT NULL DEFAULT true',
      'ALTER TABLE accounts ALTER COLUMN is_phone_confirmed DROP DEFAULT',
      'ALTER TABLE challenges ADD COLUMN channel text',
      `CREATE TABLE phone_checks (
        session_hash text PRIMARY KEY REFERENCES sessions (id_hash) ON DELETE CASCADE,
        transaction_id text NOT NULL,
        token_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        new_phone text,
        code_phone text,
        code_hash text,
        sent_at timestamptz,
        code_expires_at timestamptz
      )`,
    ],
  },
  {
    name: '0007-reservations',
    statements: [
      `CREATE TABLE reservations (
        confirmation_number text NOT NULL,
        check_in date NOT NULL,
        check_out date NOT NULL,
        hotel_id text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        is_cancelled boolean NOT NULL,
        member_id text REFERENCES customers (id) ON DELETE CASCADE,
        PRIMARY KEY (confirmation_number, check_in)
      )`,
    ],
  },
  {
    name: '0008-carts-claims',
    statements: [
      // A room night is a row: the key forbids to sell it twice (docs/decisions/0045).
      `CREATE TABLE claims (
        hotel_id text NOT NULL,
        room_type text NOT NULL,
        night date NOT NULL,
        slot integer NOT NULL CHECK (slot >= 0),
        owner text NOT NULL,
        expires_at timestamptz,
        PRIMARY KEY (hotel_id, room_type, night, slot)
      )`,
      'CREATE INDEX claims_owner ON claims (owner)',
      `CREATE TABLE overrides (
        hotel_id text NOT NULL,
        room_type text NOT NULL,
        night date NOT NULL,
        withheld integer NOT NULL CHECK (withheld > 0),
        PRIMARY KEY (hotel_id, room_type, night)
      )`,
      // No key to the session: its id changes when the visitor signs in.
      `CREATE TABLE carts (
        id text PRIMARY KEY,
        owner_key text NOT NULL,
        hotel_id text NOT NULL,
        revision integer NOT NULL,
        used_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`,
      'CREATE INDEX carts_owner_key ON carts (owner_key)',
      'CREATE INDEX carts_expires_at ON carts (expires_at)',
      `CREATE TABLE cart_revisions (
        cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
        number integer NOT NULL,
        quote jsonb NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (cart_id, number)
      )`,
    ],
  },
  {
    name: '0009-choice-keys',
    statements: [
      'ALTER TABLE cart_revisions ADD COLUMN choice_key text',
      'CREATE UNIQUE INDEX cart_revisions_choice_key ON cart_revisions (cart_id, choice_key)',
    ],
  },
  {
    name: '0010-holds-details',
    statements: [
      'ALTER TABLE carts ADD COLUMN held_since timestamptz',
      'ALTER TABLE carts ADD COLUMN held_until timestamptz',
      // What a visitor has typed goes with the cart (docs/decisions/0053).
      `CREATE TABLE cart_details (
        cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
        name text NOT NULL,
        value text NOT NULL,
        PRIMARY KEY (cart_id, name)
      )`,
    ],
  },
  {
    name: '0011-pictures',
    statements: [
      `CREATE TABLE pictures (
        id text PRIMARY KEY,
        name text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        bytes bytea NOT NULL,
        added_at timestamptz NOT NULL,
        added_by text NOT NULL
      )`,
    ],
  },
  {
    name: '0012-club-memberships',
    statements: [
      `CREATE TABLE club_memberships (
        customer_id text PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
        number text NOT NULL,
        postal_code text NOT NULL
      )`,
    ],
  },
  {
    name: '0013-orders',
    statements: [
      // While an attempt lives, nothing else changes its cart (docs/decisions/0054).
      'ALTER TABLE carts ADD COLUMN attempt_id text',
      'ALTER TABLE carts ADD COLUMN ordered_at timestamptz',
      `CREATE TABLE order_attempts (
        id text PRIMARY KEY,
        cart_id text NOT NULL,
        owner_key text NOT NULL,
        revision integer NOT NULL,
        key text NOT NULL,
        body_hash text NOT NULL,
        state text NOT NULL CHECK (
          state IN ('authorising', 'unknown', 'authorised', 'declined', 'failed', 'ordered')
        ),
        intent_id text,
        amount bigint NOT NULL,
        currency text NOT NULL,
        locale text NOT NULL,
        customer_id text,
        details jsonb NOT NULL,
        outcome jsonb,
        lease_until timestamptz NOT NULL,
        at timestamptz NOT NULL
      )`,
      'CREATE UNIQUE INDEX order_attempts_key ON order_attempts (cart_id, key)',
      `CREATE UNIQUE INDEX order_attempts_live ON order_attempts (cart_id)
        WHERE state IN ('authorising', 'unknown', 'authorised')`,
      'CREATE INDEX order_attempts_lease ON order_attempts (lease_until) WHERE outcome IS NULL',
      `CREATE TABLE orders (
        id text PRIMARY KEY,
        cart_id text NOT NULL UNIQUE,
        attempt_id text NOT NULL UNIQUE,
        owner_key text NOT NULL,
        customer_id text,
        hotel_id text NOT NULL,
        state text NOT NULL,
        payment text NOT NULL,
        revision integer NOT NULL,
        quote jsonb NOT NULL,
        guest jsonb NOT NULL,
        details jsonb NOT NULL,
        mail text NOT NULL,
        booked_at timestamptz NOT NULL
      )`,
      'CREATE INDEX orders_owner_key ON orders (owner_key)',
      'CREATE INDEX orders_customer_id ON orders (customer_id)',
      `CREATE TABLE order_items (
        order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        item_id text NOT NULL,
        room_index integer NOT NULL,
        confirmation_number text NOT NULL UNIQUE,
        product_id text NOT NULL,
        check_in date NOT NULL,
        check_out date NOT NULL,
        revision integer NOT NULL,
        cancelled_at timestamptz,
        PRIMARY KEY (order_id, item_id)
      )`,
      `CREATE TABLE order_events (
        order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        number integer NOT NULL,
        type text NOT NULL,
        data jsonb NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (order_id, number)
      )`,
      `CREATE TABLE payments (
        id text PRIMARY KEY,
        order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        provider_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('charge', 'guarantee')),
        purpose text NOT NULL CHECK (purpose IN ('stay', 'insurance')),
        amount bigint NOT NULL,
        currency text NOT NULL,
        brand text NOT NULL,
        last4 text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
        at timestamptz NOT NULL
      )`,
      // A message of the booking is a mail with HTML and a calendar file.
      'ALTER TABLE messages ADD COLUMN html text',
      'ALTER TABLE messages ADD COLUMN calendar text',
    ],
  },
  {
    name: '0014-version-names',
    statements: ['ALTER TABLE page_revisions ADD COLUMN name text'],
  },
  {
    name: '0015-policies',
    statements: [
      `CREATE TABLE policies (
        order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
        plan_id text NOT NULL,
        residence text NOT NULL,
        premium bigint NOT NULL CHECK (premium > 0),
        currency text NOT NULL,
        offered_until timestamptz NOT NULL,
        state text NOT NULL CHECK (state IN ('wanted', 'buying', 'unknown', 'bought', 'failed')),
        try integer NOT NULL CHECK (try > 0),
        policy_number text UNIQUE,
        lease_until timestamptz NOT NULL,
        CHECK ((state = 'bought') = (policy_number IS NOT NULL))
      )`,
    ],
  },
  {
    name: '0016-page-actions',
    statements: [
      `CREATE TABLE former_addresses (
        path text NOT NULL,
        locale text NOT NULL,
        target text,
        author text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (path, locale)
      )`,
      `ALTER TABLE page_drafts
        ADD COLUMN withdrawn jsonb,
        ADD COLUMN deleted_from text,
        ADD COLUMN was_public boolean NOT NULL DEFAULT false`,
      // A page moves with its history.
      'ALTER TABLE page_revisions DROP CONSTRAINT page_revisions_path_locale_fkey',
      `ALTER TABLE page_revisions ADD CONSTRAINT page_revisions_path_locale_fkey
        FOREIGN KEY (path, locale) REFERENCES page_drafts (path, locale)
        ON DELETE CASCADE ON UPDATE CASCADE`,
    ],
  },
  {
    name: '0017-longer-member-numbers',
    // A member number has at least seven characters after its first three (docs/requirements, W43).
    statements: ['ALTER SEQUENCE member_numbers RESTART 100300001'],
  },
  {
    name: '0018-suite-nights',
    statements: [
      `CREATE TABLE suite_nights (
        order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        item_id text NOT NULL,
        night date NOT NULL,
        customer_id text NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
        award_id text NOT NULL,
        requested_at timestamptz NOT NULL,
        removed_at timestamptz,
        PRIMARY KEY (order_id, item_id, night)
      )`,
      'CREATE INDEX suite_nights_customer ON suite_nights (customer_id)',
    ],
  },
  {
    name: '0019-holders-of-rooms',
    statements: [
      // A hash of the network address for which the rooms of a cart were held last.
      'ALTER TABLE carts ADD COLUMN held_by text',
      'ALTER TABLE carts ADD COLUMN held_rooms integer',
      'ALTER TABLE carts ADD COLUMN held_active_at timestamptz',
      'CREATE INDEX carts_held_by ON carts (held_by)',
    ],
  },
  {
    name: '0020-sweeps-that-failed',
    statements: [
      // The insurance in the server's own figures (docs/decisions/0054).
      'ALTER TABLE order_attempts ADD COLUMN insured jsonb',
      // What cannot be finished waits longer each time, and keeps nothing else waiting.
      `ALTER TABLE order_attempts
        ADD COLUMN failures integer NOT NULL DEFAULT 0,
        ADD COLUMN sweep_after timestamptz`,
      `ALTER TABLE policies
        ADD COLUMN failures integer NOT NULL DEFAULT 0,
        ADD COLUMN sweep_after timestamptz`,
    ],
  },
  {
    name: '0021-own-undo-and-publications',
    statements: [
      `ALTER TABLE page_revisions
        ADD COLUMN undoes integer,
        ADD COLUMN published_at timestamptz,
        ADD COLUMN published_by text`,
      // What visitors see now; when and by whom it was published was not kept.
      `UPDATE page_revisions SET published_at = at
        WHERE (path, locale, number) IN (
          SELECT page_revisions.path, page_revisions.locale, max(number)
          FROM page_revisions JOIN pages
            ON pages.path = page_revisions.path AND pages.locale = page_revisions.locale
            AND pages.model = page_revisions.model
          GROUP BY page_revisions.path, page_revisions.locale
        )`,
    ],
  },
  {
    name: '0022-identity-of-pages',
    statements: [
      // A page keeps its id when its address changes (docs/decisions/0076).
      'ALTER TABLE pages ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid()',
      'ALTER TABLE page_drafts ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid()',
      `UPDATE page_drafts SET id = pages.id FROM pages
        WHERE pages.path = page_drafts.path AND pages.locale = page_drafts.locale`,
      'CREATE UNIQUE INDEX pages_id ON pages (id)',
      'CREATE UNIQUE INDEX page_drafts_id ON page_drafts (id)',
    ],
  },
  {
    name: '0023-email-changes',
    statements: [
      `CREATE TABLE email_changes (
        customer_id text PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
        email text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      )`,
    ],
  },
  {
    name: '0025-cancelled-rooms',
    statements: [
      // It follows from the rooms and the revision: two truths drift.
      'ALTER TABLE orders DROP COLUMN state',
      'ALTER TABLE orders ADD COLUMN changed_at timestamptz',
      `ALTER TABLE order_items
        ADD COLUMN cancellation_number text UNIQUE,
        ADD COLUMN penalty bigint CHECK (penalty >= 0),
        ADD COLUMN refund bigint CHECK (refund >= 0),
        ADD COLUMN take_back_until timestamptz`,
      `ALTER TABLE order_items ADD CONSTRAINT order_items_cancelled CHECK (
        (cancelled_at IS NULL) = (cancellation_number IS NULL)
        AND (cancelled_at IS NULL) = (penalty IS NULL)
        AND (cancelled_at IS NULL) = (refund IS NULL)
      )`,
      `CREATE TABLE money_moves (
        key text PRIMARY KEY,
        order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        item_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('refund', 'charge')),
        payment_id text NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
        amount bigint NOT NULL CHECK (amount > 0),
        currency text NOT NULL,
        due_at timestamptz NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'moving', 'done', 'refused')),
        lease_until timestamptz NOT NULL,
        failures integer NOT NULL DEFAULT 0,
        sweep_after timestamptz
      )`,
      'ALTER TABLE payments DROP CONSTRAINT payments_purpose_check',
      `ALTER TABLE payments ADD CONSTRAINT payments_purpose_check
        CHECK (purpose IN ('stay', 'insurance', 'penalty'))`,
      'CREATE INDEX money_moves_order ON money_moves (order_id)',
      "CREATE INDEX money_moves_due ON money_moves (due_at) WHERE state IN ('waiting', 'moving')",
    ],
  },
  {
    name: '0026-orders-by-handle',
    statements: [
      // A number is one of its hotel: two hotels may give the same.
      'ALTER TABLE order_items ADD COLUMN hotel_id text',
      'UPDATE order_items SET hotel_id = orders.hotel_id FROM orders WHERE orders.id = order_id',
      'ALTER TABLE order_items ALTER COLUMN hotel_id SET NOT NULL',
      'ALTER TABLE order_items DROP CONSTRAINT order_items_confirmation_number_key',
      `CREATE UNIQUE INDEX order_items_number ON order_items (confirmation_number, hotel_id)`,
      // A random UUID has 122 random bits.
      `ALTER TABLE orders
        ADD COLUMN handle text,
        ADD COLUMN is_members_only boolean NOT NULL DEFAULT false`,
      "UPDATE orders SET handle = replace(gen_random_uuid()::text, '-', '')",
      'ALTER TABLE orders ALTER COLUMN handle SET NOT NULL',
      'CREATE UNIQUE INDEX orders_handle ON orders (handle)',
      `UPDATE orders SET is_members_only = true FROM order_items JOIN reservations
        ON reservations.confirmation_number = order_items.confirmation_number
          AND reservations.hotel_id = order_items.hotel_id
        WHERE order_items.order_id = orders.id AND reservations.member_id IS NOT NULL`,
      'ALTER TABLE orders ALTER COLUMN is_members_only DROP DEFAULT',
    ],
  },
  {
    name: '0027-orders-are-the-only-stays',
    statements: [
      `UPDATE orders SET customer_id = link.customer_id FROM (
        SELECT DISTINCT ON (order_id) order_id, linked_reservations.customer_id
        FROM order_items JOIN linked_reservations USING (confirmation_number)
        ORDER BY order_id, room_index
      ) AS link WHERE orders.id = link.order_id AND orders.customer_id IS NULL`,
      `DELETE FROM reservations USING order_items
        WHERE order_items.confirmation_number = reservations.confirmation_number
          AND order_items.hotel_id = reservations.hotel_id`,
      // What is left has no price yet, and SQL cannot work it out: the seeding books it.
      'ALTER TABLE reservations RENAME TO stays_to_book',
      `ALTER TABLE stays_to_book
        ADD COLUMN customer_id text REFERENCES customers (id) ON DELETE CASCADE`,
      'UPDATE stays_to_book SET customer_id = member_id',
      `UPDATE stays_to_book SET customer_id = linked_reservations.customer_id
        FROM linked_reservations
        WHERE linked_reservations.confirmation_number = stays_to_book.confirmation_number
          AND stays_to_book.customer_id IS NULL`,
      'DROP TABLE linked_reservations',
    ],
  },
  {
    name: '0028-orders-by-reader',
    statements: [
      'CREATE INDEX orders_customer ON orders (customer_id)',
      'CREATE INDEX orders_owner ON orders (owner_key)',
    ],
  },
  {
    name: '0029-what-a-left-page-stored',
    statements: ['ALTER TABLE carts ADD COLUMN keep_id text'],
  },
  {
    name: '0030-stages-of-rooms',
    statements: [
      "ALTER TABLE order_items ADD COLUMN stage text NOT NULL DEFAULT 'booked'",
      'ALTER TABLE order_items ADD COLUMN stage_at timestamptz',
      'ALTER TABLE order_items ADD COLUMN registration text',
    ],
  },
  {
    name: '0032-changes-of-orders',
    statements: [
      `ALTER TABLE carts
        ADD COLUMN order_id text REFERENCES orders (id) ON DELETE CASCADE,
        ADD COLUMN base_revision integer`,
      'ALTER TABLE order_attempts ADD COLUMN order_id text',
      `CREATE UNIQUE INDEX order_attempts_changing ON order_attempts (order_id)
        WHERE state IN ('authorising', 'unknown', 'authorised')`,
      `CREATE TABLE order_revisions (
        order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        number integer NOT NULL,
        quote jsonb NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (order_id, number)
      )`,
    ],
  },
  {
    name: '0033-check-out',
    statements: [
      'ALTER TABLE money_moves DROP CONSTRAINT money_moves_kind_check',
      `ALTER TABLE money_moves ADD CONSTRAINT money_moves_kind_check
        CHECK (kind IN ('refund', 'charge', 'balance'))`,
      'ALTER TABLE payments DROP CONSTRAINT payments_purpose_check',
      `ALTER TABLE payments ADD CONSTRAINT payments_purpose_check
        CHECK (purpose IN ('stay', 'insurance', 'penalty', 'balance'))`,
      `CREATE TABLE receipt_addresses (
        order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
        line text NOT NULL,
        vat_id text NOT NULL,
        until timestamptz NOT NULL
      )`,
    ],
  },
  {
    name: '0035-linked-orders',
    statements: [
      'ALTER TABLE orders ADD COLUMN is_linked boolean NOT NULL DEFAULT false',
      `UPDATE orders SET is_linked = true WHERE customer_id IS NOT NULL AND NOT is_members_only
        AND id IN (SELECT order_id FROM order_events WHERE type = 'linked')`,
    ],
  },
  {
    name: '0036-missed-rooms',
    statements: [
      'ALTER TABLE order_items DROP CONSTRAINT order_items_cancelled',
      `ALTER TABLE order_items ADD CONSTRAINT order_items_cancelled CHECK (
        (cancelled_at IS NULL) = (cancellation_number IS NULL)
        AND (penalty IS NULL) = (refund IS NULL)
        AND (penalty IS NOT NULL OR cancelled_at IS NULL)
        AND (penalty IS NULL OR cancelled_at IS NOT NULL OR stage = 'noShow')
      )`,
    ],
  },
  {
    name: '0037-carts-for-cards',
    statements: ['ALTER TABLE carts ADD COLUMN is_for_card boolean NOT NULL DEFAULT false'],
  },
  {
    name: '0038-refunds-of-changes',
    statements: [
      // Taking a room back drops the refunds of its cancellation.
      "UPDATE money_moves SET item_id = '' WHERE key LIKE '%:refund:change-%'",
    ],
  },
  {
    name: '0039-preferences-are-requests',
    statements: [
      `UPDATE member_details SET details = replace(replace(replace(details::text,
        '"highFloor"', '"HIGH"'), '"quietRoom"', '"FAR_FROM_LIFT"'), '"featherFree"', '"FEATHER_FREE"'
      )::jsonb WHERE details ? 'preferences'`,
    ],
  },
  {
    name: '0040-cover-of-an-insurance',
    statements: [
      'ALTER TABLE policies ADD COLUMN covered jsonb',
      'ALTER TABLE money_moves DROP CONSTRAINT money_moves_kind_check',
      `ALTER TABLE money_moves ADD CONSTRAINT money_moves_kind_check
        CHECK (kind IN ('refund', 'charge', 'balance', 'premium'))`,
    ],
  },
  {
    name: '0041-points-are-a-ledger',
    statements: [
      `CREATE TABLE points_entries (
        key text PRIMARY KEY,
        customer_id text NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('opening', 'earned', 'expired')),
        points integer NOT NULL CHECK ((points < 0) = (kind = 'expired')),
        at timestamptz NOT NULL
      )`,
      'CREATE INDEX points_entries_customer ON points_entries (customer_id)',
      `INSERT INTO points_entries (key, customer_id, kind, points, at)
        SELECT id || ':opening', id, 'opening', points, now() FROM customers WHERE points > 0`,
      'ALTER TABLE customers DROP COLUMN points',
    ],
  },
  {
    name: '0042-stays-in-points',
    statements: [
      'ALTER TABLE points_entries DROP CONSTRAINT points_entries_kind_check',
      `ALTER TABLE points_entries ADD CONSTRAINT points_entries_kind_check
        CHECK (kind IN ('opening', 'earned', 'spent', 'returned', 'expired'))`,
      'ALTER TABLE points_entries DROP CONSTRAINT points_entries_check',
      `ALTER TABLE points_entries ADD CONSTRAINT points_entries_check
        CHECK ((points < 0) = (kind IN ('spent', 'expired')))`,
      `CREATE TABLE points_holds (
        cart_id text PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
        revision integer NOT NULL,
        customer_id text NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
        points integer NOT NULL CHECK (points > 0)
      )`,
      'CREATE INDEX points_holds_customer ON points_holds (customer_id)',
      'ALTER TABLE order_items ADD COLUMN points_returned integer CHECK (points_returned > 0)',
    ],
  },
  {
    name: '0043-free-nights',
    statements: [
      `CREATE TABLE free_night_entries (
        key text PRIMARY KEY,
        customer_id text NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
        award_id text NOT NULL,
        nights integer NOT NULL CHECK (nights <> 0),
        at timestamptz NOT NULL
      )`,
      'CREATE INDEX free_night_entries_customer ON free_night_entries (customer_id)',
      'ALTER TABLE points_holds DROP CONSTRAINT points_holds_points_check',
      'ALTER TABLE points_holds ADD CONSTRAINT points_holds_points_check CHECK (points >= 0)',
      "ALTER TABLE points_holds ADD COLUMN awards jsonb NOT NULL DEFAULT '{}'",
      `ALTER TABLE order_items
        ADD COLUMN awards_returned jsonb CHECK (jsonb_typeof(awards_returned) = 'array')`,
    ],
  },
]
