import type { z } from 'zod'
import * as answers from '#app/shop/api/answers.schema.ts'
import { credentials, listQuery, wishlistUpdate } from '#app/shop/api/requests.schema.ts'

/**
 * Describes the parameters and the result of one call of the API: the contract of the tests and docs/openapi.json.
 */
export type Call = {
  path: string
  method: 'get' | 'post'
  summary: string
  needsToken?: true
  query?: z.ZodObject<z.ZodRawShape>
  body?: z.ZodType
  answer: z.ZodType
  /** The name in docs/openapi.json. */
  answerName: string
  refusals: number[]
}

const ofBody = [400, 403, 413, 415, 422]

export const calls: Call[] = [
  {
    path: '/users/signin/customer',
    method: 'post',
    summary: 'Sign in: a token for an e-mail address and a password',
    body: credentials,
    answer: answers.signInAnswer,
    answerName: 'SignIn',
    refusals: [...ofBody, 401, 429],
  },
  {
    path: '/users/profile',
    method: 'get',
    summary: 'The customer whose token it is',
    needsToken: true,
    answer: answers.profileAnswer,
    answerName: 'Profile',
    refusals: [401, 429],
  },
  {
    path: '/categories/list',
    method: 'get',
    summary: 'Every category, in the order of the shop',
    answer: answers.categoriesAnswer,
    answerName: 'Categories',
    refusals: [],
  },
  {
    path: '/authors/list',
    method: 'get',
    summary: 'Authors by name, a page of them',
    query: listQuery,
    answer: answers.authorsAnswer,
    answerName: 'Authors',
    refusals: [400],
  },
  {
    path: '/publishers/list',
    method: 'get',
    summary: 'Publishers by name, a page of them',
    query: listQuery,
    answer: answers.publishersAnswer,
    answerName: 'Publishers',
    refusals: [400],
  },
  {
    path: '/wishlist/list',
    method: 'get',
    summary: 'The wishlist of the customer, the newest first',
    needsToken: true,
    answer: answers.wishlistAnswer,
    answerName: 'Wishlist',
    refusals: [401, 429],
  },
  {
    path: '/wishlist/update',
    method: 'post',
    summary: 'Replace the wishlist of the customer',
    needsToken: true,
    body: wishlistUpdate,
    answer: answers.wishlistUpdateAnswer,
    answerName: 'UpdatedWishlist',
    refusals: [...ofBody, 401, 429],
  },
  {
    path: '/banners/list',
    method: 'get',
    summary: 'The banners that run now',
    answer: answers.bannersAnswer,
    answerName: 'Banners',
    refusals: [],
  },
  {
    path: '/cart/list',
    method: 'get',
    summary: 'The cart of the customer, as it would be sold now',
    needsToken: true,
    answer: answers.cartAnswer,
    answerName: 'Cart',
    refusals: [401, 429],
  },
]
