/** Operations as a client would register them; hashed by the tests. */
export const propertyBar = `query PropertyBar($propertyId: ID!) {
  property(id: $propertyId) {
    id seoNickname isMax
    basicInformation { name latitude longitude brand { id } }
    reviews { numberOfReviews { count } stars { count } }
    contactInformation {
      contactNumbers { number phoneNumber { original display } type { code description } }
      address { line1 city stateProvince { code description } country { code description } }
    }
    mandatoryFees { name basis amount { amount decimalPoint currency } mandatory }
    media { primaryImage { edges { node { altText imageUrls { wideHorizontal } } } } }
  }
}`

export const propertyBarDtt = propertyBar.replace(') {', ') @dtt {')

export const propertyBarAuth = `query PropertyBarAuth($propertyId: ID!, $customerId: ID!) {
  property(id: $propertyId) { id }
  customer(id: $customerId) {
    id revisionToken savedProperties { id }
    profile { name { givenName surname } }
    loyaltyInformation {
      rewards { level { code } levelType { code } }
      currentPointBalance
      rewardsSummary { yearly { totalNights } }
    }
  }
}`

export const propertyByPropertyIdStatus = `query PropertyByPropertyIdStatus($id: ID!) {
  propertyStatus(id: $id) { property { id } status { httpStatus code errors { code } } }
}`

export const customerSavedProperties = `query CustomerSavedProperties($customerId: ID!) {
  customer(id: $customerId) { id revisionToken savedProperties { id } }
}`

export const updateSavedProperties = `mutation UpdateSavedProperties($input: SavedPropertiesInput!) {
  updateSavedProperties(input: $input) {
    status { httpStatus code messages { dev { message } } }
    savedProperties { id }
  }
}`

export const updateCustomerSavedProperties = `mutation UpdateCustomerSavedProperties($input: SavedPropertiesInput!) {
  updateCustomerSavedProperties(input: $input) { status { httpStatus code } }
}`

export const bookUpdateSavedProperties = `mutation BookUpdateSavedProperties($input: BookSavedPropertiesInput!) {
  bookUpdateSavedProperties(input: $input) { httpStatus code }
}`

export const allOperations = [
  propertyBar,
  propertyBarAuth,
  propertyByPropertyIdStatus,
  customerSavedProperties,
  updateSavedProperties,
  updateCustomerSavedProperties,
  bookUpdateSavedProperties,
]
