import { listPublishers } from '#app/shop/api/contributors.server.ts'
import { readListQuery } from '#app/shop/api/requests.schema.ts'
import { publicJson } from '#app/http/api/api-responses.server.ts'
import { requireParsed } from '#app/http/api/api-body.server.ts'
import { createApiHandler } from '#app/http/api/api.server.ts'

/** `GET /publishers/list?pageNumber=1&pageSize=20&filter=` */
export const loader = createApiHandler('GET', async ({ url, language, t }) => {
  const query = requireParsed(readListQuery(url.searchParams), 400, t)
  return publicJson(await listPublishers(query, language))
})

export const action = loader
