import type { Fault } from './fault.ts'
import type { FaultCode } from './fault-code.ts'

type Coded = Pick<Fault, 'code' | 'facts'>

/** Returns an issue of zod that has the code of a fault. Its message goes on after the name of the field. */
export const codedIssue = (code: FaultCode, message: string, facts: Fault['facts'] = {}) => ({
  code: 'custom' as const,
  message,
  params: { code, facts } satisfies Coded,
})

/** Returns what {@link codedIssue} put into an issue; undefined for one of zod's own checks. */
export const codeOfIssue = ({ params }: { params?: unknown }): Coded | undefined =>
  params as Coded | undefined
