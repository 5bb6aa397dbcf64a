import { describe, expect, test } from 'vitest'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { orderNumberAlphabet, parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'

const numbers = Array.from({ length: 30 }, newOrderNumber)

describe('an order number', () => {
  test('is eight characters, none of which is read for another', () => {
    for (const number of numbers) expect(number).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(orderNumberAlphabet).not.toMatch(/[01ILO]/)
  })

  test('does not count up, and does not come twice', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
    expect([...numbers].sort()).not.toEqual(numbers)
  })

  test('is read with small letters, spaces and hyphens', () => {
    const [number] = numbers as [string]
    expect(parseOrderNumber(` ${number.slice(0, 4).toLowerCase()} - ${number.slice(4)}`)).toBe(
      number,
    )
    expect(parseOrderNumber(`${number.slice(0, 4)}–${number.slice(4)}`)).toBe(number)
  })

  test('with any one wrong character is none', () => {
    for (const number of numbers)
      for (let n = 0; n < number.length; n++)
        for (const sign of orderNumberAlphabet) {
          const wrong = number.slice(0, n) + sign + number.slice(n + 1)
          expect(parseOrderNumber(wrong)).toBe(sign === number[n] ? number : undefined)
        }
  })

  test('with any two characters in each other’s place is none', () => {
    for (const number of numbers)
      for (let n = 0; n < number.length; n++)
        for (let m = n + 1; m < number.length; m++) {
          const signs = [...number]
          ;[signs[n], signs[m]] = [signs[m]!, signs[n]!]
          const wrong = signs.join('')
          expect(parseOrderNumber(wrong)).toBe(wrong === number ? number : undefined)
        }
  })

  test('is read as it is copied out of a sentence', () => {
    const number = newOrderNumber()
    for (const copied of [
      `Order ${number}`,
      `Order number: ${number}`,
      `Bestellung ${number}`,
      `Commande n° ${number}`,
      `Numéro de commande : ${number}`,
      `Bestellnummer ${number}`,
      `#${number}`,
      `No. ${number}`,
      `no ${number}.`,
      `${number},`,
    ])
      expect(parseOrderNumber(copied), copied).toBe(number)
  })

  test.each([undefined, '', 'x', '10482', '<script>', '2'.repeat(10_000), '😀'.repeat(8)])(
    '%s is none',
    (text) => {
      expect(parseOrderNumber(text)).toBeUndefined()
    },
  )
})
