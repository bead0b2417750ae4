import type { AlertsQuery } from '../../services/graphql/operations'

type Answered = AlertsQuery['alerts'][number]

/** The order of severities; an unknown severity is the lowest. */
export type Severity = 'info' | 'warning' | 'critical'

export interface Alert extends Omit<Answered, 'severity'> {
  severity: Severity
}

/** The non-empty notices of the selected severities: critical first, then by start date. */
export function alertList(answered: AlertsQuery['alerts'], severities: Severity[]): Alert[] {
  const unique = new Map(
    answered
      .filter((alert) => alert?.id && (alert.title || alert.body))
      .map((alert) => [alert.id, { ...alert, severity: severityOf(alert.severity) }]),
  )
  return [...unique.values()]
    .filter(({ severity }) => severities.includes(severity))
    .sort((a, b) => rank(a) - rank(b) || compare(a.startDate ?? '', b.startDate ?? ''))
}

function severityOf(severity: string | null): Severity {
  if (severity === 'CRITICAL') return 'critical'
  return severity === 'WARNING' ? 'warning' : 'info'
}

function rank({ severity }: Alert): number {
  return severity === 'critical' ? 0 : 1
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
