import {
  extendZodWithOpenApi,
  OpenAPIRegistry,
  OpenApiGeneratorV31,
  type ResponseConfig,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { errorAnswer } from '#app/shop/api/answers.schema.ts'
import { calls, type Call } from './calls.ts'

extendZodWithOpenApi(z)

const refusalWords: Record<number, string> = {
  400: 'The query, or the JSON, cannot be read',
  401: 'The token, or e-mail address and password, do not hold',
  403: 'Sent by a page of a site that API_ORIGINS does not name',
  413: 'More than 256 KB',
  415: 'Not application/json in UTF-8',
  422: 'Of another shape; the message names the field',
  429: 'Too many wrong passwords, or calls of one account',
}

const extraHeaders: Record<number, NonNullable<ResponseConfig['headers']>> = {
  401: { 'WWW-Authenticate': { schema: { type: 'string', enum: ['Bearer'] } } },
  429: {
    'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } },
  },
}

const jsonOf = (schema: z.ZodTypeAny) => ({ 'application/json': { schema } })

/** The description of the API (OpenAPI 3.1) that the schemas give. */
export function describeApi() {
  const registry = new OpenAPIRegistry()
  registry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a sign-in; the word Bearer may be left out.',
  })
  const error = registry.register('Error', errorAnswer)
  for (const call of calls) {
    const answer = registry.register(call.answerName, call.answer)
    registry.registerPath(describeCall(call, answer, error))
  }
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Octavo',
      version: '1',
      description:
        'The calls of an Octavo shop. Names and messages come in English, French or German, by Accept-Language.',
    },
    servers: [{ url: '/' }],
  })
}

function describeCall(call: Call, answer: z.ZodTypeAny, error: z.ZodTypeAny): RouteConfig {
  const { path, method, summary, query, body, needsToken } = call
  const refusals = [...call.refusals].sort((a, b) => a - b)
  return {
    path,
    method,
    summary,
    operationId: path.slice(1).replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase()),
    security: needsToken ? [{ token: [] }] : [],
    request: {
      ...(query && { query }),
      ...(body && { body: { required: true, content: jsonOf(body) } }),
    },
    responses: {
      200: { description: 'Done', content: jsonOf(answer) },
      ...Object.fromEntries(refusals.map((status) => [status, describeRefusal(status, error)])),
    },
  }
}

function describeRefusal(status: number, error: z.ZodTypeAny): ResponseConfig {
  const headers = extraHeaders[status]
  return {
    description: refusalWords[status] ?? '',
    content: jsonOf(error),
    ...(headers && { headers }),
  }
}
