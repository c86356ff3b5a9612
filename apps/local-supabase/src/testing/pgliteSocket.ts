export { PGLiteSocketServer, type PGLiteSocketServerOptions } from '@electric-sql/pglite-socket';
