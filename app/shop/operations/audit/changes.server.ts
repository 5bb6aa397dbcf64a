import type { SelectQueryBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'

/** `actor` is the name and address of the staff member, of older changes the name alone; `actorId` is what is stored. */
export type ListedChange = Tables['audit'] & { actorId: string | null }

/** Limits a list of changes to those that all of it selects. */
export type ChangeFilter = {
  /** Holds orders, products, customers or other things. */
  about?: readonly string[]
  /** The id of a staff member; null means the command line. */
  actor?: string | null
  /** Holds one or more; without it each is selected. */
  commands?: readonly string[]
  /** Moments are ms UTC; `until` is the first one that does not count. */
  since?: number
  until?: number
}

/** Lists changes made from the command line or by staff, the newest first: `most` after those `skipped`. */
export async function listAuditChanges(
  most: number,
  filter: ChangeFilter = {},
  skipped = 0,
): Promise<ListedChange[]> {
  const found = db.read
    .selectFrom(selectNewest(filter, most + skipped).as('change'))
    .select('change.id')
    .orderBy('change.at', 'desc')
    .orderBy('change.id')
    .limit(most)
    .offset(skipped)
  const rows = await db.read
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.actor')
    .selectAll('audit')
    .select(['staff.name', 'staff.email'])
    .where('audit.id', 'in', found)
    .orderBy('at', 'desc')
    .orderBy('audit.id')
    .execute()
  return rows.map(({ name, email, ...row }) => ({
    ...row,
    actorId: row.actor,
    actor: name === null ? row.actor : `${name} <${email}>`,
  }))
}

/**
 * Selects the changes of a filter. Where nothing else narrows them, these are of each command only the `most` newest,
 * which an index finds: it would find all of several commands before it sorted them.
 */
function selectNewest({ commands = [], ...filter }: ChangeFilter, most: number) {
  const all = filtered(db.read.selectFrom('audit'), filter).select(['id', 'at'])
  const newestOf = (query: typeof all) =>
    db.read.selectFrom(query.as('newest')).select(['newest.id', 'newest.at'])
  if (filter.about !== undefined || filter.actor !== undefined)
    return newestOf(commands.length > 0 ? all.where('command', 'in', commands) : all)
  const [first, ...others] = commands.map((command) =>
    newestOf(all.where('command', '=', command).orderBy('at', 'desc').orderBy('id').limit(most)),
  )
  return first ? others.reduce((together, one) => together.unionAll(one), first) : newestOf(all)
}

type AuditQuery<Selected> = SelectQueryBuilder<Tables, 'audit', Selected>

const filtered = <Selected>(
  query: AuditQuery<Selected>,
  { about, actor, since, until }: Omit<ChangeFilter, 'commands'>,
) =>
  query
    .$if(about !== undefined, (all) => all.where('about', 'in', about!))
    .$if(actor === null, (all) => all.where('actor', 'is', null))
    .$if(typeof actor === 'string', (all) => all.where('actor', '=', actor!))
    .$if(since !== undefined, (all) => all.where('at', '>=', since!))
    .$if(until !== undefined, (all) => all.where('at', '<', until!))
