import { listAuthors } from '#app/shop/api/people.server.ts'
import { readListQuery } from '#app/shop/api/requests.schema.ts'
import { sayToAll } from '#app/http/api-answers.server.ts'
import { requireShape } from '#app/http/api-body.server.ts'
import { takeCall } from '#app/http/api.server.ts'

/** `GET /authors/list?pageNumber=1&pageSize=20&filter=` */
export const loader = takeCall('GET', async ({ url, language, t }) => {
  const asked = requireShape(readListQuery(url.searchParams), 400, t)
  return sayToAll(await listAuthors(asked, language))
})

export const action = loader
