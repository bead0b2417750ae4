import type { Page } from '../page/page'
import { readJson } from '../storage/storage'

const HEADER = 'uxl-migration-status'
const KEY = 'uxlMigrationStatus'

function propertyOf(variables: object): string | undefined {
  const { propertyId } = variables as { propertyId?: unknown }
  return typeof propertyId === 'string' ? propertyId : undefined
}

function statuses(page: Page): Record<string, string> {
  return (readJson(page.storage.session, KEY) as Record<string, string> | null) ?? {}
}

/** The status of this operation's property from an earlier response (C.1). */
export function migrationStatusOf(page: Page, variables: object): string | undefined {
  const propertyId = propertyOf(variables)
  return propertyId === undefined ? undefined : statuses(page)[propertyId]
}

/** Stores the response's status per property in session storage [spec]. */
export function storeMigrationStatus(page: Page, variables: object, headers: Headers | null): void {
  const propertyId = propertyOf(variables)
  const status = headers?.get(HEADER)
  if (propertyId === undefined || !status) return
  page.storage.session.set(KEY, JSON.stringify({ ...statuses(page), [propertyId]: status }))
}
