import type { ShopSettingName } from '#app/shop-settings/shop-settings.ts'

/** A setting that has its place on the page; places of collection are set up with the delivery of the shop. */
export type OfficeSetting = Exclude<ShopSettingName, 'pickupPlaces'>

/** Lists the settings as a bookseller looks for them, each group in one form. */
const settingGroups = {
  look: ['name', 'shortName', 'tagline', 'homeHeading', 'homeText', 'logo', 'icon', 'accent'],
  markets: [
    ...(['languages', 'homeMarket', 'markets'] as const),
    ...(['currency', 'currencies', 'marketCurrencies'] as const),
  ],
  orders: ['orderPrefix', 'invoiceWhen', 'invoiceNote', 'invoiceSeries', 'creditNoteSeries'],
  payment: [
    ...(['paymentInvoice', 'paymentOnDelivery', 'paymentTransfer', 'paymentCard'] as const),
    'bankAccount',
  ],
  mails: ['orderMails', 'shopkeeperEmail', 'shopkeeperLanguage'],
  seller: [
    ...(['sellerName', 'sellerLegalForm', 'sellerAddressLines', 'sellerCountry'] as const),
    ...(['sellerEmail', 'sellerTelephone', 'sellerHours', 'sellerManagingDirector'] as const),
    ...(['sellerRegister', 'sellerVatId', 'sellerTaxNumber', 'sellerMediator'] as const),
    ...(['sellerDisputeSentence', 'sellerGrievanceOfficer'] as const),
    ...(['sellerEuRepresentative', 'sellerImporter'] as const),
  ],
  stock: ['lowStock', 'fileStorage'],
} as const satisfies Record<string, readonly OfficeSetting[]>

type SettingGroup = keyof typeof settingGroups

export const settingGroupNames = Object.keys(settingGroups) as SettingGroup[]

export const settingsOf = (group: SettingGroup): readonly OfficeSetting[] => settingGroups[group]

/** Returns a setting that has its place on the page, and the path of that place. */
export function findSetting(named: string): { name: OfficeSetting; path: string } | undefined {
  for (const group of settingGroupNames)
    for (const name of settingsOf(group))
      if (name === named) return { name, path: `/office/settings?group=${group}#${name}` }
  return undefined
}

/** Returns the group that a URL names; without a name it is the first one. */
export function settingGroupOf({ searchParams }: URL): SettingGroup | undefined {
  const named = searchParams.get('group')
  return named === null ? settingGroupNames[0] : settingGroupNames.find((one) => one === named)
}

/** Names the control of a part of a setting; its key is `''` where the setting has one control. */
export const settingControl = (name: string, key: string) => (key === '' ? name : `${name}_${key}`)

export const isPictureSetting = (name: string): name is 'logo' | 'icon' =>
  name === 'logo' || name === 'icon'
