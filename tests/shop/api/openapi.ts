import { z } from 'zod'
import { errorAnswer } from '#app/shop/api/answers.schema.ts'
import { calls, type Call } from './calls.ts'

const refusalWords: Record<number, string> = {
  400: 'The query, or the JSON, cannot be read',
  401: 'The token, or e-mail address and password, do not hold',
  403: 'Sent by a page of a site that API_ORIGINS does not name',
  413: 'More than 256 KB',
  415: 'Not application/json in UTF-8',
  422: 'Of another shape; the message names the field',
  429: 'Too many wrong passwords, or calls of one account',
}

const extraHeaders: Record<number, object> = {
  401: { 'WWW-Authenticate': { schema: { type: 'string', enum: ['Bearer'] } } },
  429: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } },
}

/**
 * This is the JSON Schema of a type (2020-12, the dialect of OpenAPI 3.1). Left out is what zod adds beyond the
 * contract: a pattern for what its format says, and JavaScript's largest safe integer.
 */
function schemaOf(type: z.ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return schema
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } })
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Builds the description of the API (OpenAPI 3.1) from the schemas. */
export function describeApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Octavo',
      version: '1',
      description:
        'The calls of an Octavo shop. Names and messages come in English, French or German, by Accept-Language.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a sign-in; the word Bearer may be left out.',
        },
      },
      schemas: {
        Error: schemaOf(errorAnswer),
        ...Object.fromEntries(
          calls.map(({ answerName, answer }) => [answerName, schemaOf(answer)]),
        ),
      },
    },
    paths: Object.fromEntries(
      calls.map((call) => [call.path, { [call.method]: describeCall(call) }]),
    ),
  }
}

function describeCall({ path, summary, query, body, needsToken, answerName, ...call }: Call) {
  const refusals = [...call.refusals].sort((a, b) => a - b)
  return {
    operationId: path.slice(1).replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    security: needsToken ? [{ token: [] }] : [],
    ...(query && { parameters: describeQuery(query) }),
    ...(body && { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: jsonContent(reference(answerName)) },
      ...Object.fromEntries(refusals.map((status) => [status, describeRefusal(status)])),
    },
  }
}

const describeQuery = (query: z.ZodObject) =>
  Object.entries(schemaOf(query, 'input').properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }))

function describeRefusal(status: number) {
  const headers = extraHeaders[status]
  return {
    description: refusalWords[status],
    ...(headers && { headers }),
    content: jsonContent(reference('Error')),
  }
}
