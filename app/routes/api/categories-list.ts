import { listAllCategories } from '#app/shop/api/categories.server.ts'
import { sayToAll } from '#app/http/api-answers.server.ts'
import { takeCall } from '#app/http/api.server.ts'

/** `GET /categories/list` */
export const loader = takeCall('GET', async (call) => sayToAll(await listAllCategories(call)))

export const action = loader
