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
local format = string.format

local redis = {}

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

local function read_only()
  error('Attempt to modify a readonly table', 2)
end

local UNSUPPORTED = {cjson = true, cmsgpack = true, struct = true, bit = true}

local function unknown(_, name)
  if UNSUPPORTED[name] then error(name .. ' is not supported by the local platform', 2) end
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
offered.redis = wrapped(redis)
redis.call, redis.pcall = native.call, native.pcall
setmetatable(redis, {__index = function(_, name)
  error('redis.' .. tostring(name) .. ' is not supported by the local platform', 2)
end})

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
