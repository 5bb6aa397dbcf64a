import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aCaller, callApi } from './caller.ts'

const signIn = '/users/signin/customer'
const update = '/wishlist/update'
const deep = (n: number) => '['.repeat(n) + ']'.repeat(n)

describe('a body that is no JSON', () => {
  test.each([
    ['nothing', ''],
    ['half of it', '{"email":'],
    ['NaN', '{"email":NaN,"password":"x"}'],
    ['a form', 'email=a&password=b'],
    ['single quotes', "{'email':'a'}"],
    ['a raw NUL', '{"email":"a\0b","password":"x"}'],
    ['two values', '{}{}'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ])('(%s) is 400', async (_, body) => {
    const { status, content } = await callApi(signIn, { body })
    expect([status, content.message]).toEqual([400, 'The body is not valid JSON.'])
  })
})

describe('JSON of another shape', () => {
  test.each([
    ['null', 'The body must be a JSON object.'],
    ['[]', 'The body must be a JSON object.'],
    ['"text"', 'The body must be a JSON object.'],
    ['1e999', 'The body must be a JSON object.'],
    [deep(50_000), 'The body must be a JSON object.'],
    ['{}', '“email” is missing or wrong.'],
    ['{"email":"a@b.example"}', '“password” is missing or wrong.'],
    ['{"email":"","password":"x"}', '“email” is missing or wrong.'],
    ['{"email":"a@b.example","password":""}', '“password” is missing or wrong.'],
    ['{"email":["a"],"password":"x"}', '“email” is missing or wrong.'],
    ['{"email":{"$ne":null},"password":{"$ne":null}}', '“email” is missing or wrong.'],
    ['{"email":"a","password":true}', '“password” is missing or wrong.'],
    ['{"email":"a\\u0000@b.example","password":"x"}', '“email” is missing or wrong.'],
    [`{"email":"${'a'.repeat(255)}","password":"x"}`, '“email” is too long.'],
    ['{"__proto__":{"email":"a","password":"x"}}', '“email” is missing or wrong.'],
    [`{"email":${deep(50_000)},"password":"x"}`, '“email” is missing or wrong.'],
  ])('(%#) is 422 and names the field', async (body, message) => {
    const { status, content } = await callApi(signIn, { body })
    expect([status, content.message]).toEqual([422, message])
  })

  test.each([
    ['{}', '“products” is missing or wrong.'],
    ['{"products":null}', '“products” is missing or wrong.'],
    ['{"products":{"0":{"id":"a"}}}', '“products” is missing or wrong.'],
    ['{"products":[null]}', '“products[0]” is missing or wrong.'],
    ['{"products":["b01"]}', '“products[0]” is missing or wrong.'],
    ['{"products":[{"id":"a"},{}]}', '“products[1].id” is missing or wrong.'],
    ['{"products":[{"id":null}]}', '“products[0].id” is missing or wrong.'],
    ['{"products":[{"id":1e400}]}', '“products[0].id” is missing or wrong.'],
    ['{"products":[{"id":["a"]}]}', '“products[0].id” is missing or wrong.'],
    ['{"products":[{"__proto__":{"id":"a"}}]}', '“products[0].id” is missing or wrong.'],
    [`{"products":[${'{"id":"a"},'.repeat(200)}{"id":"a"}]}`, '“products” is too long.'],
  ])('(%#) as a wishlist is 422, and the list stays as it was', async (body, message) => {
    const { token, owner } = await aCaller()
    const id = await aBook()
    await callApi(update, { token, json: { products: [{ id }] } })
    const { status, content } = await callApi(update, { token, body })
    expect([status, content.message]).toEqual([422, message])
    const wishes = db.read.selectFrom('wish').where('owner', '=', owner).select('productId')
    expect(await wishes.execute()).toEqual([{ productId: id }])
  })
})

describe('odd JSON that has the shape', () => {
  test.each([
    ['a key twice: the last one holds', '{"email":1,"email":"a@b.example","password":"x"}'],
    ['keys of prototypes', '{"email":"a","password":"x","__proto__":{"a":1},"constructor":1}'],
    ['a password with NUL', '{"email":"a","password":"a\\u0000b"}'],
    ['half a letter', '{"email":"\\ud800","password":"\\udfff"}'],
    ['a very long password', `{"email":"a","password":"${'x'.repeat(200_000)}"}`],
    ['a mark of byte order', '\ufeff{"email":"a","password":"x"}'],
    ['deep nesting beside it', `{"email":"a","password":"x","more":${deep(50_000)}}`],
  ])('(%s) is a wrong password', async (_, body) => {
    expect((await callApi(signIn, { body })).status).toBe(401)
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  test('as ids that no product has, they are named as ignored', async () => {
    const { token } = await aCaller()
    const ids = [
      '',
      'a\0b',
      '\ud800',
      '__proto__',
      "' or 1=1 --",
      'x'.repeat(5000),
      'b'.normalize(),
    ]
    const products = [...ids, 17, -1.5].map((id) => ({ id, name: 'not read', stock: 1e9 }))
    const answer = await callApi<{ ignored: string[] }>(update, { token, json: { products } })
    expect(answer.status).toBe(200)
    expect(answer.content).toEqual({ products: [], ignored: [...ids, '17', '-1.5'] })
  })
})

describe('a body', () => {
  test.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/json',
    'application/json; charset=iso-8859-1',
    'application/jsonp',
  ])('of the type %s is 415', async (type) => {
    const body = new TextEncoder().encode('{}')
    const headers = { 'Content-Type': type ?? '' }
    expect((await callApi(signIn, { body, headers })).status).toBe(415)
  })

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
  ])('of the type %s is read', async (type) => {
    const { status } = await callApi(signIn, { body: '{}', headers: { 'Content-Type': type } })
    expect(status).toBe(422)
  })

  test('that is compressed is 415', async () => {
    const headers = { 'Content-Encoding': 'gzip' }
    expect((await callApi(signIn, { body: '{}', headers })).status).toBe(415)
  })

  test.each([
    [256 * 1024, 401],
    [256 * 1024 + 1, 413],
    [10_000_000, 413],
  ])('of %i bytes is %i', async (bytes, expected) => {
    const [start, end] = ['{"email":"a","password":"', '"}']
    const body = start + 'x'.repeat(bytes - start.length - end.length) + end
    expect((await callApi(signIn, { body })).status).toBe(expected)
  })
})
