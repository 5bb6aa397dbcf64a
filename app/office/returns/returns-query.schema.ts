import { z } from 'zod'

export const returnViews = ['open', 'all', 'words'] as const
export type ReturnView = (typeof returnViews)[number]

/** Reads the list that a URL names; announced returns wait for their goods, so they are the default. */
export const readReturnView = (params: URLSearchParams): ReturnView =>
  z.enum(returnViews).safeParse(params.get('view')).data ?? 'open'
