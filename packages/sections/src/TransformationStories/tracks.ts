/** Before, time taken, after: the same for the heads of the columns and every row. */
export const tracks = 'minmax(0, 3fr) minmax(0, 3.4fr) minmax(0, 3fr)';
