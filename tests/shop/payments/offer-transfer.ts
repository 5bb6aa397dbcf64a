import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'

/** Lets buyers pay in advance by bank transfer. */
export async function offerTransfer() {
  const bankAccount = { holder: 'Probe', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
  const changes = { bankAccount, paymentTransfer: {} }
  const changed = await changeShopSettings(changes, 'settings import', Date.now())
  if (!changed.ok) throw new Error(changed.faults.map(({ sentence }) => sentence).join('\n'))
}
