import { z } from 'zod'

const networkForm = z.object({
  network: z.string().regex(/^[0-9a-f]{32}$/),
  count: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** Reads the form that cancels the orders of a network; undefined if it is not as the page wrote it. */
export const readNetworkForm = (form: URLSearchParams) =>
  networkForm.safeParse(Object.fromEntries(form)).data
