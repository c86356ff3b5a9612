/** Longer than the database call, too short to notice, in milliseconds. */
const MINIMUM_MS = 150;

/** The result of `work` after a minimum time, so that the response time reveals nothing about it. */
export async function withMinimumResponseTime<T>(work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
  const [result] = await Promise.all([work, pause]);
  return result;
}
