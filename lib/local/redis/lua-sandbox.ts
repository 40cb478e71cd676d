/**
 * Runs once in every machine: hides the real globals behind read-only ones with the names Redis offers.
 * Takes the native functions, returns how to run a script and how to describe an error.
 */
export const SANDBOX = `
local native = ...
local globals = _G
local getinfo, error, type, tostring, getmetatable, setmetatable =
  debug.getinfo, error, type, tostring, getmetatable, setmetatable
local rawget, rawset, pairs, select = rawget, rawset, pairs, select
local format, abs, min = string.format, math.abs, math.min

local redis = {
  LOG_DEBUG = 0, LOG_VERBOSE = 1, LOG_NOTICE = 2, LOG_WARNING = 3,
  REPL_NONE = 0, REPL_AOF = 1, REPL_SLAVE = 2, REPL_REPLICA = 2, REPL_ALL = 3,
  REDIS_VERSION = '7.0.15', REDIS_VERSION_NUM = 0x0007000f,
}

local function text_argument(n, value)
  if n ~= 1 or type(value) ~= 'string' then error({err = 'ERR wrong number or type of arguments'}, 0) end
  return value
end

function redis.status_reply(...)
  return {ok = text_argument(select('#', ...), ...)}
end

function redis.error_reply(...)
  local message = text_argument(select('#', ...), ...):gsub('^%-', '')
  return {err = message:find(' ', 1, true) and message or 'ERR ' .. message}
end

function redis.sha1hex(...)
  if select('#', ...) ~= 1 then error({err = 'ERR wrong number of arguments'}, 0) end
  return native.sha1hex(tostring((...)))
end

function redis.log() end
function redis.breakpoint() return false end
function redis.debug() end
function redis.setresp() end
function redis.set_repl() end
function redis.replicate_commands() return true end

local bit = native.bit
function bit.tohex(value, digits)
  digits = digits or 8
  local hex = format(digits < 0 and '%08X' or '%08x', value % 0x100000000)
  return hex:sub(-min(abs(digits), 8))
end

local function read_only()
  error('Attempt to modify a readonly table', 2)
end

local function unknown(_, name)
  error("Script attempted to access nonexistent global variable '" .. tostring(name) .. "'", 2)
end

local guarded = {[globals] = true}

local function protect(library)
  local guard = setmetatable({}, {__index = library, __newindex = read_only, __metatable = false})
  guarded[guard] = true
  return guard
end

local function wrapped(library)
  for name, value in pairs(library) do
    if type(value) == 'function' then library[name] = native.wrap(value) end
  end
  return protect(library)
end

local offered = {}
for _, name in pairs({
  'assert', 'collectgarbage', 'coroutine', 'error', 'gcinfo', 'getmetatable', 'ipairs', 'load', 'loadstring',
  'next', 'pairs', 'rawequal', 'rawget', 'select', 'tonumber', 'tostring', 'type',
  'unpack', 'xpcall', '_G', '_VERSION',
}) do offered[name] = globals[name] end

-- These two could get around the protection.
for _, name in pairs({'rawset', 'setmetatable'}) do
  local original = globals[name]
  offered[name] = native.wrap(function(target, ...)
    if target ~= nil and guarded[target] then error('Attempt to modify a readonly table', 0) end
    return original(target, ...)
  end)
end

local function unpacked(ok, err, ...)
  if not ok and type(err) == 'table' and type(rawget(err, 'err')) == 'string' then return false, err.err end
  return ok, err, ...
end

-- As in Redis: what a script catches of an error reply is its text.
local pcall = pcall
function offered.pcall(...) return unpacked(pcall(...)) end

for _, name in pairs({'string', 'table', 'math', 'coroutine'}) do offered[name] = protect(globals[name]) end
string.dump = nil
offered.redis, offered.bit, offered.cjson = wrapped(redis), protect(bit), wrapped(native.cjson)
redis.call, redis.pcall = native.call, native.pcall

for name in pairs(globals) do rawset(globals, name, nil) end
setmetatable(offered, {__index = unknown})
setmetatable(globals, {__index = offered, __newindex = read_only, __metatable = false})
getmetatable('').__metatable = false

local function run(script, keys, argv)
  offered.KEYS, offered.ARGV = keys, argv
  return script()
end

local function describe(err)
  if type(err) ~= 'table' then err = {err = 'ERR ' .. tostring(err)} end
  local level = 2
  local place = getinfo(level, 'Sl')
  while place and place.source ~= '@user_script' do
    level = level + 1
    place = getinfo(level, 'Sl')
  end
  return {
    err = rawget(err, 'err') or 'ERR unknown error',
    place = place and format('%s:%d', place.source, place.currentline),
  }
end

return run, describe
`;
