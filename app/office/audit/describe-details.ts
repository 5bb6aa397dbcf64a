import type { ListedChange } from '#app/shop/operations/audit/changes.server.ts'
import { isAuditCommand } from './audit-commands.ts'
import { nothing, type Describers, type Details } from './details.ts'
import type { DetailWords } from './detail-words.ts'
import { orderDetails } from './order-details.ts'
import { productDetails } from './product-details.ts'
import { shopDetails } from './shop-details.ts'
import { tableDetails } from './table-details.ts'

/** `isEnglish` tells that the details are shown as they are stored. */
export type DescribedDetails = { text: string; isEnglish: boolean }

const describers: Describers = {
  ...orderDetails,
  ...productDetails,
  ...shopDetails,
  ...tableDetails,
}

/** Says the stored details of a change, in words where its command has any; the rest stays as it is stored. */
export function describeDetails(
  { command, details: stored }: Pick<ListedChange, 'command' | 'details'>,
  words: DetailWords,
): DescribedDetails {
  const details = JSON.parse(stored) as Details
  const describe = isAuditCommand(command) ? describers[command] : undefined
  const parts = describe?.(details, words).filter((part) => part !== undefined) ?? []
  if (parts.length > 0 || describe === nothing) return { text: parts.join(' · '), isEnglish: false }
  const text = Object.entries(details)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `${name}: ${describeValue(value)}`)
    .join(', ')
  return { text, isEnglish: text !== '' }
}

const isEmpty = (value: unknown) =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0)

const describeValue = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value)
