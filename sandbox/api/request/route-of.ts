import type { SiteCall } from '../../../src/rules/site/site-call'
import { site } from '../../site'

/** The path at which the sandbox answers a call of its site. */
export function routeOf(call: SiteCall): string {
  return pathOf(call(site))
}

/** The path of an operation, with its name as a parameter. */
export const OPERATION_ROUTE = `${pathOf(site.gql.base)}/:operationName`

/** An API may have an address of another origin. */
function pathOf(address: string): string {
  return new URL(address, 'https://site.invalid').pathname
}
