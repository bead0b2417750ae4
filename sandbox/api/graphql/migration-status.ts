/**
 * Whether a property has moved to the new reservation system. The sandbox derives the value from the
 * code, so that both values occur and each property's value is constant.
 */
export function migrationStatus(propertyId: string): 'migrated' | 'legacy' {
  const sum = [...propertyId].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return sum % 2 === 0 ? 'migrated' : 'legacy'
}
