import { isoMoment } from '#app/i18n/format/iso-moment.ts'
import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { listDraftData } from './drafts.server.ts'

export const draftArea: CustomerArea = {
  async exportData({ id }) {
    const drafts = await listDraftData(ownerOf(id))
    return {
      drafts: drafts.map(({ writtenAt, ...draft }) => ({
        ...draft,
        writtenAt: isoMoment(writtenAt),
      })),
    }
  },
  ownedTables: ['formDraft'],
  customerTables: ['formDraft'],
}
