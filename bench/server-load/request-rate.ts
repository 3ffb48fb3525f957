import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

// Asks one address over and over and answers with how many answers came a second. Plain sockets, because Node's client costs as much as
// the server that it asks.

interface Order {
  readonly url: string;
  readonly token: string;
  readonly connections: number;
  readonly forMs: number;
}

const { url, token, connections, forMs } = workerData as Order;
const { hostname, port, pathname } = new URL(url);
const text = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`;
const OK = Buffer.from("HTTP/1.1 200");
let answers = 0;
let others = 0;
const startedAt = performance.now();

for (let n = 0; n < connections; n++) {
  const socket = connect(Number(port), hostname, () => socket.write(text));
  socket.setNoDelay(true);
  // An answer of this route comes in one piece, in its own packet.
  socket.on("data", (data) => {
    if (data.subarray(0, OK.length).equals(OK)) answers++;
    else others++;
    socket.write(text);
  });
  socket.on("error", () => others++);
}
setTimeout(() => {
  if (others > answers / 100) throw new Error(`${others} requests had another answer than 200`);
  parentPort?.postMessage((answers * 1000) / (performance.now() - startedAt));
}, forMs);
