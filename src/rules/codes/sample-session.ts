/**
 * Session values for a page without a session, used only where a setting or a flag enables them
 * (C.3). The values are the specification's (E1-34). The failed-service record is data and has no
 * effect.
 */
export const SAMPLE_SESSION = {
  propertyId: 'NYCAB',
  prop_name: 'Sample hotel',
  memState: 'anonymous',
  isMax: false,
  isMemberRate: false,
  searchRadius: 50,
  recordsPerPage: 40,
  pageNumber: 1,
  sortType: 'distance',
  lengthOfStay: 18,
  numRooms: 1,
  numAdultsPerRoom: 1,
  failedService: { httpStatus: 400, type: 'API', message: 'failed' },
} as const
