import { rateUnit, type Currency } from '#app/i18n/currency.ts'
import type { DatedRates } from './rates.ts'

/**
 * These rates are used after a first start without a network.
 * Source: npm @fawazahmed0/currency-api, `v1/currencies/inr.min.json` of that day (CC0-1.0).
 */
export const shippedRates: DatedRates = {
  day: '2026-09-29',
  rates: { INR: rateUnit, USD: 10_407_415_000n, EUR: 9_160_875_800n, GBP: 7_861_641_800n },
}

/** They are of the same day and source, for a shop that offers these currencies from its first day on. */
export const otherShippedRates: { [currency in Currency]?: bigint } = {
  ...{ AED: 38_221_230_000n, AUD: 14_827_935_000n, BAM: 17_917_116_000n, BDT: 1_281_869_960_000n },
  ...{ BRL: 54_370_811_000n, CAD: 14_766_439_000n, CHF: 8_673_232_000n, CNY: 69_810_685_000n },
  ...{ CZK: 223_475_620_000n, DKK: 68_478_480_000n, EGP: 541_707_960_000n, GEL: 27_035_048_000n },
  ...{
    HKD: 81_644_118_000n,
    HUF: 3_366_401_190_000n,
    ILS: 31_989_454_000n,
    LKR: 3_443_869_760_000n,
  },
  ...{ MAD: 100_410_410_000n, MXN: 187_389_810_000n, MYR: 42_495_921_000n, NOK: 99_358_284_000n },
  ...{ NPR: 1_600_750_000_000n, NZD: 18_393_456_000n, PHP: 650_645_950_000n, PLN: 40_061_333_000n },
  ...{ RON: 48_353_534_000n, RSD: 1_076_506_220_000n, SAR: 39_027_805_000n, SEK: 103_871_090_000n },
  ...{ SGD: 13_307_522_000n, THB: 350_032_840_000n, TRY: 509_916_100_000n, TWD: 331_502_780_000n },
  ...{ UAH: 467_542_280_000n, ZAR: 171_099_170_000n },
}
