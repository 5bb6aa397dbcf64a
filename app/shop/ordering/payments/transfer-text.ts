/** Holds what a buyer needs for a bank transfer, all formatted. */
export type TransferText = {
  holder: string
  iban: string
  bic: string
  amount: string
  reference: string
  /** Is the moment at which the unpaid order ends, if it does. */
  until?: { dateTime: string; text: string }
  /** Holds the GiroCode, which banks read for euros only. */
  code?: QrCode
}

/** Holds the dark modules of a QR code with its quiet zone as the path of an SVG of `size` × `size`. */
export type QrCode = { size: number; path: string }
