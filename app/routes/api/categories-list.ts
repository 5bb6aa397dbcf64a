import { listAllCategories } from '#app/shop/api/categories.server.ts'
import { publicJson } from '#app/http/api/api-responses.server.ts'
import { createApiHandler } from '#app/http/api/api.server.ts'

/** `GET /categories/list` */
export const loader = createApiHandler('GET', async (call) =>
  publicJson(await listAllCategories(call)),
)

export const action = loader
