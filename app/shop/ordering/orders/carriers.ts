type Carrier = {
  name: string
  /** Returns the URL of the page that follows a parcel. */ link: (code: string) => string
}

/** Lists the carriers with their tracking pages. */
const carriers: Record<string, Carrier> = {
  bluedart: {
    name: 'Blue Dart',
    link: (code) => `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${code}`,
  },
  colissimo: {
    name: 'Colissimo',
    link: (code) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${code}`,
  },
  'deutsche-post': {
    name: 'Deutsche Post',
    link: (code) => `https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=${code}`,
  },
  dhl: {
    name: 'DHL',
    link: (code) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${code}`,
  },
  dpd: { name: 'DPD', link: (code) => `https://tracking.dpd.de/status/en_US/parcel/${code}` },
  fedex: { name: 'FedEx', link: (code) => `https://www.fedex.com/fedextrack/?trknbr=${code}` },
  gls: { name: 'GLS', link: (code) => `https://gls-group.eu/track/${code}` },
  'india-post': {
    name: 'India Post',
    // Its form takes no parcel number from a URL.
    link: () =>
      'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  },
  'la-poste': {
    name: 'La Poste',
    link: (code) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${code}`,
  },
  'royal-mail': {
    name: 'Royal Mail',
    link: (code) => `https://www.royalmail.com/track-your-item#/tracking-results/${code}`,
  },
  ups: { name: 'UPS', link: (code) => `https://www.ups.com/track?tracknum=${code}` },
}

export const knownCarriers = Object.keys(carriers)

/** An order has at most this many parcels. */
export const mostParcels = 20

export type ParcelNumber = { carrier: string; code: string }

const carrierPattern = /^[a-z0-9][a-z0-9-]{0,39}$/
const codePattern = /^[A-Z0-9][A-Z0-9-]{3,39}$/

/** Tells whether a parcel can name this carrier, known or not. */
export const isCarrier = (typed: string): boolean => carrierPattern.test(typed.trim().toLowerCase())

/**
 * Parses a parcel such as `dhl:0034 0434 1234`: a carrier, known or not, and a number of 4 to 40
 * letters, digits and hyphens; spaces are ignored. Returns undefined for anything else.
 */
export function parseParcel(typed: string): ParcelNumber | undefined {
  const colon = typed.indexOf(':')
  const carrier = typed.slice(0, Math.max(0, colon)).trim().toLowerCase()
  const code = typed
    .slice(colon + 1)
    .replace(/\s/g, '')
    .toUpperCase()
  return carrierPattern.test(carrier) && codePattern.test(code) ? { carrier, code } : undefined
}

/** Holds a parcel as it is shown. */
export type ParcelText = { carrier: string; code: string; /** Absolute. */ link?: string }

export function describeParcel({ carrier, code }: ParcelNumber): ParcelText {
  const known = Object.hasOwn(carriers, carrier) ? carriers[carrier] : undefined
  if (!known) return { carrier, code }
  return { carrier: known.name, code, link: known.link(encodeURIComponent(code)) }
}
