import type { Database } from '@prostuti/server/platform/db/database'

/**
 * Why a column of text holds nothing that a person wrote or that identifies one: all of a table (`*`), or a column of it. A column that is
 * neither here nor holds a canary fails: its author plants a canary in it, or says here why nobody is in it.
 */
const withoutPeople: Readonly<Record<string, readonly string[]>> = {
  // The bank, exams, programs and what is sold: staff's, of nobody.
  ...all(
    'accepted_keys',
    'categories',
    'circulars',
    'constants',
    'exams',
    'faqs',
    'known_words',
    'paper_keys',
    'papers',
    'partners',
    'partner_keys',
    'partner_webhooks',
    'partner_hooks',
    'partner_sign_in_keys',
  ),
  ...all(
    'passages',
    'premium_packs',
    'program_routine_days',
    'programs',
    'question_words',
    'questions',
    'similar_pairs',
  ),
  ...all(
    'search_index',
    'topic_lists',
    'topic_questions',
    'receipt_keys',
    'push_keys',
    'image_blobs',
    'image_loose_objects',
  ),
  // What offices publish, by numbers alone: no name comes in with them.
  ...all('govt_result_numbers', 'govt_result_outcomes', 'govt_result_sheets', 'govt_results'),
  ...all('notice_files', 'notices', 'seat_plans'),
  // Ids of what became public, for an hour.
  ...all('stream_events'),
  // Sums of days, and orders by their numbers with what the gateway says of the payment.
  ...all('reconciliations', 'reconciled_days', 'reconciled_differences'),
  // Names of regular work, and of events that many were told of.
  ...all('scheduled_work', 'told_events'),
  // Of files and processes.
  ...all('backups', 'server_runs'),
  // What others have read stays, without a name; what waits, and a name in another's words, is planted (decision 0144).
  comments: ['deleted_by', 'said_reason', 'said_text', 'before', 'words_hash'],
  poll_options: ['*'],
  // Secrets and hashes that live for minutes and name nobody.
  ...all('provider_sign_ins', 'rate_limits', 'one_time_codes'),
  // Staff's own words and work (decision 0040); what they changed of a learner's is planted and must not be in them.
  ...all(
    'announcements',
    'audit_log',
    'background_jobs',
    'circular_imports',
    'import_mappings',
    'question_imports',
    'regrades',
    'room_messages',
    'review_reasons',
    'payment_refunds',
    'coin_gifts',
  ),
  // Ids, numbers and choices from lists of ours.
  attempts: ['receipt'],
  answer_log: ['ref'],
  announcement_dates: ['state'],
  calendar_addresses: ['language'],
  // Staff's words about it, and states of ours.
  contributions: ['edited', 'origin', 'reason', 'state'],
  contribution_sheets: ['failure', 'origin', 'refused', 'state'],
  customer_reviews: ['hidden_reason'],
  dated_entries: ['kind'],
  feedback: ['category'],
  idempotency_keys: ['operation'],
  identities: ['issuer'],
  // Staff say of a picture what it shows, for who cannot see it.
  images: ['state', 'digest', 'used_for', 'file_digest', 'alt_bn', 'alt_en'],
  kept_searches: ['report', 'categories', 'statuses', 'district'],
  late_sheets: ['body'],
  ledger_entries: ['account', 'reason', 'ref'],
  notification_settings: ['topics'],
  notifications: ['kind', 'key'],
  period_lists: ['kind', 'sources'],
  payment_notices: ['kind', 'outcome'],
  payment_orders: [
    ...[
      'tran_id',
      'channel',
      'category',
      'product_id',
      'offer_id',
      'product',
      'state',
      'held_reason',
      'val_id',
      'said',
      'bank_tran_id',
    ],
    // The gateway's page and its key for it.
    ...['session_key', 'page_url', 'method_kind'],
  ],
  practices: ['mode', 'source', 'set_up', 'answers'],
  post_pictures: ['version'],
  posts: ['demo_slug', 'deleted_by', 'said_reason', 'said_text', 'before', 'words_hash'],
  program_enrollments: ['source'],
  question_flags: ['reason', 'state', 'answer'],
  // Keys for encrypting; browser and system by words of ours.
  push_subscriptions: ['channel', 'p256dh', 'auth', 'language', 'name'],
  push_deliveries: ['state'],
  // Of people numbers alone, and a partner's answer is erased with what it answers.
  partner_deliveries: ['event', 'payload', 'state', 'last_fault', 'last_answer'],
  person_belongings: ['district'],
  // Names of browsers and systems that we know.
  sessions: ['scope', 'kind', 'browser', 'system'],
  surplus_payments: ['val_id', 'bank_tran_id'],
  talk_reports: ['reason', 'outcome'],
  users: ['role'],
}

function all(...tables: string[]): Record<string, readonly string[]> {
  return Object.fromEntries(tables.map(table => [table, ['*']]))
}

interface Column {
  readonly table: string
  readonly column: string
}

/** Every column that can hold text, by itself, in a list or within JSON, of every table that is the product's. */
async function textColumns({ pool }: Pick<Database, 'pool'>): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select c.table_name as table, c.column_name as column
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and (c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'xml', 'tsvector', 'hstore')
             or c.data_type = 'ARRAY' and c.udt_name in ('_text', '_varchar', '_json', '_jsonb'))
      order by 1, 2`,
  )
  return rows
}

/** Columns of text in which nothing of the person stands, and of which nobody has said why. */
export async function unknownColumns(
  { pool }: Pick<Database, 'pool'>,
  canaries: ReadonlyMap<string, string>,
): Promise<{ readonly columns: number; readonly unknown: string[] }> {
  const columns = await textColumns({ pool })
  const unknown: string[] = []
  for (const { table, column } of columns) {
    const said = withoutPeople[table] ?? []
    if (said.includes('*') || said.includes(column)) continue
    const { rowCount } = await pool.query(
      `select from "${table}" t where exists (select from unnest($1::text[]) c where strpos(t."${column}"::text, c) > 0) limit 1`,
      [[...canaries.values()].flatMap(text => [text, text.toLowerCase()])],
    )
    if (!rowCount) unknown.push(`${table}.${column}`)
  }
  return { columns: columns.length, unknown }
}
