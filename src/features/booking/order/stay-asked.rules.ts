/** How questions about a stay name that of the page's address; without one it is the one found or booked last. */
export function stayAsked({ page: { stay } }: { page: { stay?: string } }): { stay?: string } {
  return stay === undefined ? {} : { stay }
}
