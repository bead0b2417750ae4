import type { SiteCall } from '../../../src/rules/site/site-call'
import { site } from '../../site'

/** The path of a call of the site, as a route of the sandbox. */
export function routeOf(call: SiteCall): string {
  return pathOf(call(site))
}

/** The path of an operation, with its name as a parameter. */
export const OPERATION_ROUTE = `${pathOf(site.gql.base)}/:operationName`

/** Removes the origin: an API may have an address on another host. */
function pathOf(address: string): string {
  return new URL(address, 'https://site.invalid').pathname
}
