import type { FastifyInstance } from 'fastify'
import { isRecord, recordOf } from '../../../src/rules/content/read-record'

export const POLICY_REPORTS_PATH = '/sandbox/policy-reports'

/** A violation of a page's policy. */
interface PolicyReport {
  /** The page's address. */
  page: string
  /** The violated directive, for example `script-src-elem`. */
  directive: string
  /** The blocked address, or a keyword such as `inline` or `trusted-types-sink`. */
  blocked: string
  /** The start of the script or text, if the report has one. */
  sample: string
}

const MOST_KEPT = 1_000
const LONGEST_TEXT = 4_000

interface Question {
  Querystring: { page?: string }
}

/**
 * `report-uri` of the sandbox's policies. `GET` lists the reports, oldest first; `DELETE` lists and
 * deletes them. `?page=` selects reports of pages with that text in their address.
 */
export async function policyReports(fastify: FastifyInstance): Promise<void> {
  let kept: PolicyReport[] = []
  const of = ({ page = '' }: Question['Querystring']) =>
    kept.filter((report) => report.page.includes(page))

  fastify.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  fastify.post<{ Body: string }>(POLICY_REPORTS_PATH, async (request, reply) => {
    const report = readReport(request.body)
    if (!report)
      return reply.code(400).send({ error: { code: 'BAD_BODY', message: 'Send a report.' } })
    kept = [...kept, report].slice(-MOST_KEPT)
    return reply.code(204).send()
  })
  fastify.get<Question>(POLICY_REPORTS_PATH, async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send(of(query)),
  )
  fastify.delete<Question>(POLICY_REPORTS_PATH, async ({ query }) => {
    const taken = of(query)
    kept = kept.filter((report) => !taken.includes(report))
    return taken
  })
}

/** Null for an invalid report. */
function readReport(body: unknown): PolicyReport | null {
  const report = recordOf(readJson(body))['csp-report']
  if (!isRecord(report)) return null
  const text = (name: string) => {
    const value = report[name]
    return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : ''
  }
  return {
    page: text('document-uri'),
    directive: text('effective-directive') || text('violated-directive'),
    blocked: text('blocked-uri'),
    sample: text('script-sample'),
  }
}

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}
