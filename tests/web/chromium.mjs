// Prints where Chromium is, unpacked below TMPDIR the first time.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

// The package is one of the web client's, which lies elsewhere.
const beside = createRequire(new URL("../../web/package.json", import.meta.url));
const { default: chromium } = await import(pathToFileURL(beside.resolve("@sparticuz/chromium")));
process.stdout.write(await chromium.executablePath());
