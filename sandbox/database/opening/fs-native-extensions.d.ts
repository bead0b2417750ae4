/** The part of fs-native-extensions 1.5 that we use; the package has no types of its own. */
declare module 'fs-native-extensions' {
  /**
   * Locks the whole file for this open descriptor, without waiting.
   * @returns false while another descriptor holds the lock
   */
  export function tryLock(fd: number): boolean
}
