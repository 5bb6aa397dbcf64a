/** Holds the codes of ISO 4217, list one of January 2026, without funds, metals and codes for tests. */
const codes = [
  'INR USD EUR GBP',
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD',
  'CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD',
  'GNF GTQ GYD HKD HNL HTG HUF IDR ILS IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD',
  'KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN',
  'NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD',
  'SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES',
  'VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG',
] as const

type Codes<List extends string> = List extends `${infer Code} ${infer Others}`
  ? Code | Codes<Others>
  : List
export type Currency = Codes<(typeof codes)[number]>

/** Holds every currency that a setting may name; the first four are those of every shop. */
export const allCurrencies: readonly Currency[] = codes.flatMap(
  (line) => line.split(' ') as Currency[],
)
