import type { Transaction } from '#app/database/connection.server.ts'
import { isoMoment, isoMomentOrNull } from '#app/i18n/format/iso-moment.ts'
import type { CustomerArea } from './customer-area.server.ts'
import { listSignIns } from './own-sign-ins.server.ts'

export const accountArea: CustomerArea = {
  exportData: ({ name, email, emailConfirmedAt, language, createdAt }) =>
    Promise.resolve({
      profile: {
        name,
        email,
        emailConfirmedAt: isoMomentOrNull(emailConfirmedAt),
        language,
        createdAt: isoMoment(createdAt),
      },
    }),
  erase: (trx, { id }) => deleteLinkMails(trx, id),
  customerTables: ['passwordReset', 'emailConfirmation'],
}

export const signInArea: CustomerArea = {
  async exportData({ id }, now) {
    const signIns = await listSignIns(id, now)
    return {
      signIns: signIns.map(({ device, isKept: isRemembered, createdAt, lastUsedAt }) => ({
        device,
        isKept: isRemembered === 1,
        createdAt: isoMoment(createdAt),
        lastUsedAt: isoMoment(lastUsedAt),
      })),
    }
  },
  customerTables: ['signIn', 'knownNetwork', 'knownDevice'],
}

const linkMails = {
  passwordReset: ['password-reset'],
  emailConfirmation: ['welcome', 'email-confirm'],
} as const

/** Deletes mails whose links no longer work, sent or not. They are identified by the hash of their key. */
async function deleteLinkMails(trx: Transaction, customer: string) {
  for (const table of ['passwordReset', 'emailConfirmation'] as const)
    await trx
      .deleteFrom('outbox')
      .where('kind', 'in', linkMails[table])
      .where('about', 'in', (link) =>
        link.selectFrom(table).where('customer', '=', customer).select('keyHash'),
      )
      .execute()
}
