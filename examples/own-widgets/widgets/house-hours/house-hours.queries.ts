import { defineQuery } from 'foyer/kit'

interface Hours {
  property: { policies: { checkInTime: string; checkOutTime: string } | null } | null
}

export const hoursQuery = defineQuery<{ propertyId: string }, Hours>({
  name: 'HouseHours',
  text: `query HouseHours($propertyId: ID!) {
    property(id: $propertyId) { id policies { checkInTime checkOutTime __typename } __typename }
  }`,
})
