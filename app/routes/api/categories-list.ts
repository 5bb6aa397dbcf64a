import { listAllCategories } from '#app/shop/api/categories.server.ts'
import { publicJson } from '#app/http/api-responses.server.ts'
import { createApiHandler } from '#app/http/api.server.ts'

/** `GET /categories/list` */
export const loader = createApiHandler('GET', async (call) =>
  publicJson(await listAllCategories(call)),
)

export const action = loader
